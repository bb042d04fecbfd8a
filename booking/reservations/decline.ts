import { answerReasons } from '../forms/answer-words.ts'

export const declineReasons = answerReasons('full', 'too-many', 'in-doubt', 'allergy')

export type Decline = ReturnType<typeof declineReasons.read>
