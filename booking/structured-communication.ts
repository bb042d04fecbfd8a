/**
 * The Belgian structured communication (OGM, VCS) that ties a bank transfer to one payment:
 * ten free digits and two check digits (Febelfin). Kept as text, as it may begin with zeros.
 */
export function structuredCommunication(base: string): string {
  if (!/^\d{10}$/.test(base))
    throw new TypeError('A structured communication starts from ten digits')
  return base + checkDigits(base)
}

/** Whether twelve digits are a structured communication. `00` is never right: remainder 0 is written 97. */
export function isStructuredCommunication(digits: string): boolean {
  return /^\d{12}$/.test(digits) && digits.slice(10) === checkDigits(digits.slice(0, 10))
}

/** `+++010/8068/17183+++`, as banks and payers write it. */
export function printStructuredCommunication(digits: string): string {
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`
}

function checkDigits(base: string): string {
  const remainder = Number(base) % 97
  return String(remainder === 0 ? 97 : remainder).padStart(2, '0')
}
