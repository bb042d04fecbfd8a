import { keysOf } from '#language/keys-of.ts'
import type { GroupSize, WorkshopFacts } from '#booking/house/house.ts'

export const workshops = {
  sourdough: {
    priceCents: 9500,
    startTime: '10:00',
    endTime: '15:30',
    group: { from: 4, to: 8 },
    timetable: ['10:00', '10:20', '11:15', '11:45', '12:30', '13:15', '14:00', '15:00'],
    mealTime: '12:30',
  },
  drinks: {
    priceCents: 6500,
    startTime: '18:30',
    endTime: '22:00',
    group: { from: 6, to: 10 },
    timetable: ['18:30', '18:50', '19:20', '19:50', '20:30', '20:50', '21:15', '21:45'],
    mealTime: '19:50',
  },
  vegetables: {
    priceCents: 6500,
    startTime: '18:30',
    endTime: '22:00',
    group: { from: 6, to: 10 },
    timetable: ['18:30', '18:45', '19:15', '19:50', '20:30', '21:10', '21:30', '21:50'],
    mealTime: '19:50',
  },
} satisfies Readonly<Record<string, WorkshopFacts>>

export type FirstWorkshop = keyof typeof workshops

export const firstWorkshops = keysOf(workshops)

/** Workshops whose facts texts tell together, by the name that stands for them in braces: `{evening.price}`. */
export const toldTogether = {
  bread: ['sourdough'],
  drinks: ['drinks'],
  vegetables: ['vegetables'],
  evening: ['drinks', 'vegetables'],
} satisfies Readonly<Record<string, readonly FirstWorkshop[]>>

export const privateGroup: GroupSize = { from: 6, to: 12 }
