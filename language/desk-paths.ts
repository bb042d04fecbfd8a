import { keysOf } from './keys-of.ts'

/** Actions of the owner on one record's own page, and the word of their address. */
export const deskActions = {
  confirm: 'bevestigen',
  decline: 'weigeren',
  'deposit-received': 'voorschot-ontvangen',
  'balance-received': 'saldo-ontvangen',
  'all-received': 'alles-ontvangen',
  'cancel-guest': 'annuleren',
  'refund-paid': 'terugbetaald',
  'go-ahead': 'doorgaan',
  'call-off': 'afgelasten',
} as const

export type DeskAction = keyof typeof deskActions

export function isDeskAction(purpose: string): purpose is DeskAction {
  return Object.hasOwn(deskActions, purpose)
}

export function deskActionOf(word: string): DeskAction | undefined {
  return keysOf(deskActions).find((action) => deskActions[action] === word)
}

/** The pages of the desk, by the words of their addresses; the strings name a record. */
export type DeskAddress =
  | readonly []
  | readonly ['groep' | 'optie']
  | readonly [
      | 'datums'
      | 'rekening'
      | 'berichten'
      | 'toestellen'
      | 'zoeken'
      | 'cijfers'
      | 'cadeaubonnen'
      | 'sleutel'
      | 'bekend'
      | 'huis'
      | 'wensen'
      | 'zinnen'
      | 'agenda'
      | 'back-up'
      | 'gegevens'
      | 'meer'
      | 'boekingen'
      | 'teksten'
      | 'workshops'
      | 'paginas'
      | 'begin'
      | 'uiterlijk',
    ]
  | readonly ['boeking' | 'datum' | 'factuur' | 'optie' | 'sleutel' | 'berichten', string]
  | readonly [
      'boeking',
      string,
      'personen' | 'splitsen' | 'herinneren' | 'gegevens' | 'gegevens.json',
    ]
  | readonly ['datum', string, 'mail' | 'lijst.csv' | 'agenda.ics']
  | readonly ['cijfers', 'kas.csv' | 'dagboek.csv' | 'boekhouder']
  | readonly ['rekening', 'afschrift' | 'boeking' | 'terugbetalingen.xml']
  | readonly ['teksten', 'pagina' | 'tekst' | 'zoeken' | 'foto' | 'foto-nieuw' | 'foto-beeld']
  | readonly ['uiterlijk', 'voorbeeld' | 'teken']
  | readonly ['doen', string, string]

export function deskPath(...address: DeskAddress): string {
  return ['/desk', ...address].join('/')
}

export function deskActionPath(action: DeskAction, record: string): string {
  return deskPath('doen', deskActions[action], record)
}

/** Page that a key may lead on to: one of the desk's own. */
export function deskPathIn(path: string | null): string {
  const isOwn = path !== null && path.length <= 200 && /^\/desk(?:\/\w[\w.-]*)*$/.test(path)
  return isOwn && !path.startsWith(deskPath('sleutel')) ? path : deskPath()
}
