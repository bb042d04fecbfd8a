/** As it is told apart from others in Belgium: "+32 470 12 34 56" and "0470/12.34.56" are both "470123456". */
export function telephoneDigits(written: string): string {
  const digits = written.replace('(0)', '').replaceAll(/\D/g, '')
  return digits.replace(/^(?:0032|32(?=\d{8,9}$)|0+)/, '')
}

const leastDigits = 8
const mostDigits = 15

export function telephonesIn(text: string): readonly string[] {
  return writtenTelephones(text).map(telephoneDigits)
}

/** The numbers in a text, as they stand in it. */
export function writtenTelephones(text: string): readonly string[] {
  const written = text.match(/\+?\d(?:[\s./()‐-―-]{0,3}\d){7,16}/g) ?? []
  return written.filter((each) => {
    const { length } = telephoneDigits(each)
    return length >= leastDigits && length <= mostDigits
  })
}
