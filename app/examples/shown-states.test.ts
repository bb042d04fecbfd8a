import { expect, test } from 'vitest'
import { withShownStates } from './shown-states.ts'

test('a state of the style sheet also holds for a part that is marked with it', () => {
  expect(withShownStates('.a:hover{color:red}')).toBe(
    '.a:is(:hover, [data-shown="hover"] *){color:red}',
  )
  expect(withShownStates('.a:active{color:red}')).toContain('[data-shown="pressed"] *')
  expect(withShownStates(':focus-visible{outline:0}')).toContain('[data-shown="focus"] :is(a, ')
})

test('a question about the device and the name of a class stay as they are', () => {
  const device = '@media (hover:hover){.a{color:red}}'
  expect(withShownStates(device)).toBe(device)
  const utility = '.hover\\:bg-deep{color:red}'
  expect(withShownStates(utility)).toBe(utility)
})
