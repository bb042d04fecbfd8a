import { answerReasons } from '../forms/answer-words.ts'

export const callOffReasons = answerReasons('weather', 'ill', 'too-few')

export type CallOff = ReturnType<typeof callOffReasons.read>
