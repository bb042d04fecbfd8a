import { callFunction } from './requests.ts'

/** Calls until this machine has no turn left on a site; the next comes back within a second. */
export async function takeEveryTurn(url: string): Promise<void> {
  for (let i = 0; i < 1000; i++) {
    const { status } = await callFunction(url, 'submit-reservation', {})
    if (status === 429) return
  }
  throw new Error('The site has no pace.')
}
