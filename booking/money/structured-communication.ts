/** The Belgian reference of a transfer (Febelfin, OGM or VCS); kept as text, as it may begin with zeros. */
export function structuredCommunication(base: string): string {
  if (!/^\d{10}$/.test(base))
    throw new TypeError('A structured communication starts from ten digits')
  return base + checkDigits(base)
}

/** True for twelve digits that are a structured communication. `00` is never right: 97 stands for 0. */
export function isStructuredCommunication(digits: string): boolean {
  return /^\d{12}$/.test(digits) && digits.slice(10) === checkDigits(digits.slice(0, 10))
}

export function printStructuredCommunication(digits: string): string {
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`
}

function checkDigits(base: string): string {
  const remainder = Number(base) % 97
  return String(remainder === 0 ? 97 : remainder).padStart(2, '0')
}
