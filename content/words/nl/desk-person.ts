import { rulesIn } from '../terms.ts'

const terms = rulesIn('nl')

/** A guest's requests about their own data, on a booking's page. */
export const deskPerson = {
  title: 'Gegevens meegeven of wissen',
  /** Link in the list of all pages, and below the results. */
  link: 'Gegevens van een gast meegeven of wissen',
  copy: 'Een kopie',
  download: 'Alles wat we van deze gast bewaren (JSON)',
  copyText: 'Stuur dit bestand naar wie vraagt wat je bewaart.',
  erase: 'Wissen',
  text: 'Naam, adres, notities en mails verdwijnen meteen. Wissen kun je niet ongedaan maken.',
  kept: {
    title: 'Wat blijft, en waarom',
    lines: [
      `Bedragen en dagen, zonder naam: de boekhouding moet ze ${terms.amounts.spelled} bewaren.`,
      'Een factuur, met de naam van de zaak: ze mag niet veranderen.',
      'De naam, zolang de workshop nog moet komen, er nog geld terug moet of je nog een gevraagde factuur moet maken. Wis daarna nog eens.',
      'Geld bij ‘Rekening’ waarvan je nog niet besliste van wie het is, met de naam van wie betaalde. Beslis je, of leg je het weg, dan gaat de naam later mee.',
      `Je back-ups van daarvoor: gooi ze weg zodra ze ${terms.backup.spelled} oud zijn.`,
      'Wat je zelf al doorstuurde, zoals aan je boekhouder: dat staat in een andere mailbox.',
    ],
  },
  /** Search, until a guest is chosen. */
  find: {
    text: 'Vraagt iemand wat je bewaart, of om gewist te worden? Zoek de gast op naam of e-mailadres. Op de pagina van elke boeking staat onderaan ‘Gegevens meegeven of wissen’.',
    label: 'Naam of e-mailadres',
    button: 'Zoek',
  },
  /** Placeholder `{email}`. */
  textAll: 'Dit geldt voor alles van {email}, ook voor andere boekingen en berichten.',
  sure: 'Ja, ik wis de gegevens van deze gast',
  button: 'Gegevens wissen',
  done: {
    erased: 'De gegevens van de gast zijn gewist.',
    'erased-undecided':
      'De gegevens van de gast zijn gewist. Bij ‘Rekening’ wacht nog geld onder een naam die erop lijkt: beslis van wie het is, pas dan kan ook die naam weg.',
    'erased-kept':
      'Wat weg mocht, is gewist. De naam blijft zolang de workshop nog moet komen, er nog geld terug moet of je nog een gevraagde factuur moet maken. Wis de gegevens daarna nog eens.',
  },
} as const
