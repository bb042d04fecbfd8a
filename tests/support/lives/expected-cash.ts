/** The farm's cash in cents, from the lines of statements, the owner's marks and earlier books. */
export class ExpectedCash {
  #cash = 0
  #lines = 0
  #carried = 0

  /** All that came less all that went back: the sum of the journal. */
  get cash(): number {
    return this.#cash
  }

  /** The part of the cash that statements show, with what earlier books had. */
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

  /** Cents are below zero where money left. A line that waits for the owner is not booked yet. */
  lineBooked(cents: number): void {
    this.#lines += cents
  }

  carriedOver(cents: number): void {
    this.#carried += cents
  }
}
