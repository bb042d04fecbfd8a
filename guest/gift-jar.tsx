import jar from '#content/pictures/jar-gift.svg?url'

/** On the pages about a voucher, where those of a booking show its jar. */
export function GiftJar() {
  return <img src={jar} alt="" width={70} height={88} className="-mb-3 self-end" />
}
