import { existsSync } from 'node:fs'
import { checkContent } from '#content/check/check-content.ts'
import { pictureTypes } from '#content/check/picture-types.ts'
import { printProblem } from '#content/check/problem.ts'
import { keysOf } from '#language/keys-of.ts'

// The first step of the build: a mistake in the content is told in one line, and nothing is built
// from it.
const pictures = new URL('../../content/pictures/', import.meta.url)

const problems = checkContent((name) =>
  keysOf(pictureTypes).some((ending) => existsSync(new URL(`${name}.${ending}`, pictures))),
)
for (const problem of problems) console.error(printProblem(problem))
if (problems.length > 0) process.exitCode = 1
