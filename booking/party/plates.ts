import { sum } from '../sum.ts'
import { allergens as allAllergens, type Diets } from './diets.ts'
import type { Places } from '../units.ts'

export type Eating = {
  readonly name: string
  readonly participants: Places
  readonly diets: Diets | undefined
  /** The booking's companions, who are asked what they eat too. */
  readonly companions: readonly { readonly name: string; readonly diets: Diets | undefined }[]
  /** The guest’s words with the request, whose meaning for a plate nobody has asked. */
  readonly specialRequirements: string
  readonly note: string
}

type Count = { readonly bookings: number; readonly people: number }

export type DietAnswers =
  | (Count & { readonly kind: 'missing'; readonly names: readonly string[] })
  | (Count & { readonly kind: 'complete' })
  /** All parties answered that nobody has an allergy or a diet, without remarks. */
  | (Count & { readonly kind: 'all-none' })

export type Plates = ReturnType<typeof platesOf>

/** Companions by the guest's name too; `elsewhere`: people booked elsewhere, whom nobody asked what they eat. */
export function platesOf(parties: readonly Eating[], elsewhere: number) {
  return platesOfNamed(parties.map(withGuestsName), elsewhere)
}

export function platesOfParty(party: Eating) {
  return platesOfNamed([party], 0)
}

function platesOfNamed(parties: readonly Eating[], elsewhere: number) {
  const eaters = parties.flatMap(eatersOf)
  const plates = {
    // A party may have become smaller since it told of its food.
    vegans: sum(parties, (party) => Math.min(vegansOf(party), party.participants)),
    // Allergens come with names, as a guest's plate depends on them.
    allergens: allAllergens
      .map((allergen) => {
        const having = eaters.filter(({ diets }) => diets.allergens.includes(allergen))
        return { allergen, names: having.map(({ name }) => name) }
      })
      .filter(({ names }) => names.length > 0),
    remarks: eaters
      .filter(({ diets }) => diets.remark !== '')
      .map(({ name, diets }) => ({ name, text: diets.remark })),
    written: parties
      .filter(({ specialRequirements }) => specialRequirements !== '')
      .map(({ name, specialRequirements: text }) => ({ name, text })),
  }
  const { vegans, allergens, remarks, written } = plates
  const isNothingTold =
    vegans === 0 && [allergens, remarks, written].every(({ length }) => length === 0)
  const isNothingNoted = elsewhere === 0 && parties.every(({ note }) => note === '')
  return { ...plates, answers: answersOf(parties, isNothingTold && isNothingNoted) }
}

function answersOf(parties: readonly Eating[], isNothingKnown: boolean): DietAnswers {
  const missing = parties.filter((party) => unanswered(party) > 0)
  if (missing.length > 0) {
    const people = sum(missing, unanswered)
    return { kind: 'missing', bookings: missing.length, people, names: missing.flatMap(silentOf) }
  }
  const count = { bookings: parties.length, people: sum(parties, (party) => party.participants) }
  return { kind: isNothingKnown && parties.length > 0 ? 'all-none' : 'complete', ...count }
}

function unanswered(party: Eating): number {
  const { participants, diets, companions } = party
  const silent = companions.filter((each) => !each.diets).length
  // A companion never answers for the guest.
  if (!diets) return Math.max(1, participants - (companions.length - silent))
  return Math.min(participants, silent + joinedSince(party))
}

function joinedSince({ participants, diets }: Eating): number {
  return Math.max(0, participants - (diets?.people ?? participants))
}

function silentOf(party: Eating): readonly string[] {
  const { name, diets, companions } = party
  const isSilent = !diets || joinedSince(party) > 0
  const along = companions.filter((each) => !each.diets).map((each) => each.name)
  return isSilent ? [name, ...along] : along
}

function eatersOf(party: Eating) {
  return [party, ...party.companions].flatMap(({ name, diets }) => (diets ? [{ name, diets }] : []))
}

function withGuestsName(party: Eating): Eating {
  const companions = party.companions.map((companion) => ({
    ...companion,
    name: `${companion.name} (${party.name})`,
  }))
  return { ...party, companions }
}

function vegansOf(party: Eating): number {
  return sum(eatersOf(party), ({ diets }) => diets.vegans)
}
