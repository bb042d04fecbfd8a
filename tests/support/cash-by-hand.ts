/** What the farm has, in cents: as the lines of its statements, the owner's marks and earlier books tell it. */
export class CashByHand {
  #cash = 0
  #lines = 0
  #carried = 0

  /** Of all that came and went back: what the journal must come to. */
  get cash(): number {
    return this.#cash
  }

  /** Of it, what statements show; with what earlier books had. */
  get bank(): number {
    return this.#lines + this.#carried
  }

  get bankAndHands(): number {
    return this.#cash + this.#carried
  }

  takenIn(cents: number): void {
    this.#cash += cents
  }

  paidOut(cents: number): void {
    this.#cash -= cents
  }

  /** Below nothing where money left; one that waits for the owner is in no books yet. */
  lineBooked(cents: number): void {
    this.#lines += cents
  }

  carriedOver(cents: number): void {
    this.#carried += cents
  }
}
