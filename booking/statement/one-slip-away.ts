/** Every reference one digit of which is another, or two neighbours of which have changed places. */
export function oneSlipAway(written: string): readonly string[] {
  return Array.from(written).flatMap((digit, at) => {
    const [before, after] = [written.slice(0, at), written.slice(at + 1)]
    const misread = otherDigits(digit).map((other) => before + other + after)
    const next = after.charAt(0)
    return next === '' || next === digit
      ? misread
      : [...misread, before + next + digit + after.slice(1)]
  })
}

function otherDigits(digit: string): readonly string[] {
  return [...'0123456789'].filter((other) => other !== digit)
}
