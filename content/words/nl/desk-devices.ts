import type { DeskAddress } from '#language/desk-paths.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('nl')

type PageWord = '' | 'personen' | Exclude<DeskAddress[0], 'doen' | 'sleutel' | 'bekend' | undefined>

/** Devices that the desk knows, and the page for unknown ones. */
export const deskDevices = {
  browserOn: '{browser} op {system}',
  unknownBrowser: 'Onbekende browser',
  /** An unknown device reads which kind of page this is, and nothing of anybody. */
  locked: {
    title: 'Je bureau kent dit toestel nog niet',
    text: 'Deze link leidt naar: {page}.',
    key: 'Vraag een sleutel. Die komt in de mailbox van het bureau, en nergens anders. Daarna kent je bureau dit toestel.',
    button: 'Mail me een sleutel',
  },
  sent: {
    title: 'Kijk in je mailbox',
    text: `In de mailbox van het bureau ligt een sleutel. Open hem op dit toestel, binnen ${terms.deskKey.figures}: hij leidt meteen naar waar je heen wilde.`,
    none: 'Komt er niets? Er vertrekken hoogstens {atOnce} sleutels na elkaar, en {aDay} op een dag. Op de server zelf maakt het commando ‘farm desk’ er altijd een.',
  },
  /** The key was opened in another browser than the one it was asked in. */
  admit: {
    title: 'Mag dit toestel binnen?',
    text: 'Met deze knop kent je bureau dit toestel voortaan. Daarna zie je meteen deze pagina: {page}.',
    warning: 'Vroeg je zelf geen sleutel? Druk dan niet, en sluit deze pagina.',
    button: 'Ja, dit is mijn toestel',
  },
  /** The desk says it on a known device, before a step that a stranger who holds it must not take. */
  fresh: {
    title: 'Eerst een verse sleutel',
    text: 'Er is nog niets veranderd. Vraag een sleutel, open hem op dit toestel en druk dan nog eens.',
    why: `Zo kan wie je toestel vindt, je andere toestellen niet afsluiten, geen geld naar een andere rekening sturen en je agenda niet meenemen. Een sleutel is ${terms.deskKey.figures} lang vers.`,
  },
  spent: {
    title: 'Deze sleutel past niet meer',
    text: `Een sleutel werkt één keer, en ${terms.deskKey.figures} lang. Vraag gerust een nieuwe.`,
  },
  /** Kind of page, by the word of its address. */
  pages: {
    '': 'je bureau',
    boeking: 'een boeking',
    personen: 'het aantal personen van een boeking',
    datum: 'een datum',
    datums: 'de data van je workshops',
    factuur: 'een factuur',
    groep: 'een besloten groep',
    optie: 'een optie voor een groep',
    rekening: 'je rekening',
    berichten: 'je berichten',
    toestellen: 'je toestellen',
    zoeken: 'wat je zoekt',
    cijfers: 'je cijfers',
    huis: 'wat de site van je huis zegt',
    wensen: 'wie op een nieuwe datum wacht',
    zinnen: 'de zinnen van gasten',
    teksten: 'de teksten van de site',
    workshops: 'je workshops',
    paginas: 'eigen pagina’s',
    begin: 'de eerste avond',
    uiterlijk: 'het uiterlijk van de site',
    agenda: 'je agenda',
    cadeaubonnen: 'je cadeaubonnen',
    meer: 'alles van je bureau',
    boekingen: 'alle boekingen',
    'back-up': 'je back-ups',
    gegevens: 'de gegevens van een gast',
  } satisfies Record<PageWord, string>,
  otherPage: 'een pagina van je bureau',
  list: {
    title: 'Toestellen',
    text: `Je bureau opent alleen op deze toestellen. Wat ${terms.device.spelled} niet gebruikt werd, verdwijnt vanzelf; na ${terms.deviceKey.spelled} vraagt elk toestel een nieuwe sleutel. Een link in een mail opent niets op een ander toestel.`,
    seen: 'Voor het eerst gezien op {first}, voor het laatst op {last}.',
    this: 'Dit toestel',
    end: 'Dit toestel afsluiten',
    endOther: 'Afsluiten',
    all: 'Alles afsluiten',
    allText:
      'Is een toestel of je mailbox in vreemde handen geweest? Sluit dan alles af. Dat kan alleen met een verse sleutel, net als een ander toestel dan dit afsluiten.',
    allButton: 'Alle toestellen afsluiten',
  },
} as const
