/** A dialog in a specimen stands open in its place, instead of covering the page and taking the focus. */
export function letDialogsStandOpen(): void {
  const cover = HTMLDialogElement.prototype.showModal
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    if (this.closest('.specimen')) this.setAttribute('open', '')
    else cover.call(this)
  }
}
