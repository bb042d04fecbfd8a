import { typedLine, typedLines } from '#booking/typed-text.ts'
import type { Language } from '#language/languages.ts'

/** The form's fields under the names of the function (specification, section 3, "Reservation request"). */
export function requestFromForm(form: FormData, language: Language) {
  const text = (name: string) => typedLine(form.get(name))
  return {
    workshopType: text('workshopType'),
    preferredDate: text('preferredDate'),
    participants: text('participants'),
    participantName: text('participantName'),
    email: text('email'),
    specialRequirements: typedLines(form.get('specialRequirements')),
    language,
    honeypot: text('website'),
  }
}
