/** Something the reader can put right: printed as its one sentence, without a stack. */
export class SetUpRefusal extends Error {
  name = 'SetUpRefusal'
}

/** Ctrl-C or SIGTERM while something was being set up or checked. */
export class Stopped extends Error {
  name = 'Stopped'

  constructor(signal) {
    super(`stopped by ${signal}`)
    this.signal = signal
  }
}
