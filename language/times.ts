import { type Language, locales } from './languages.ts'

/** A time of day, `HH:MM`, in a sentence: "15.30 uur", "15 h 30", "15:30". No line ends within it. */
export function printTime(time: string, language: Language): string {
  if (language === 'en') return time
  return language === 'fr' ? frenchTime(time) : `${dutchTime(time)}\u00a0uur`
}

/** From one time of day to another: "van 10 tot 15.30 uur", "de 10 h à 15 h 30", "10:00 to 15:30". */
export function printHours(start: string, end: string, language: Language): string {
  if (language === 'en') return `${start} to ${end}`
  if (language === 'fr') return `de ${frenchTime(start)} à ${frenchTime(end)}`
  return `van ${dutchTime(start)} tot ${dutchTime(end)}\u00a0uur`
}

/** How long that is: "5,5 uur", "5 h 30", "5.5 hours". */
export function printDuration(start: string, end: string, language: Language): string {
  const minutes = minutesOf(end) - minutesOf(start)
  if (language === 'fr') {
    return frenchTime(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`)
  }
  const format = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 })
  return `${format.format(minutes / 60)}\u00a0${language === 'nl' ? 'uur' : 'hours'}`
}

function dutchTime(time: string): string {
  const [hours, minutes] = time.split(':')
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`
}

function frenchTime(time: string): string {
  const [hours, minutes] = time.split(':')
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
