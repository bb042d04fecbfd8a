import { type EpcPayment, epcPayload } from '#booking/epc-payload.ts'
import type { Code } from '#emails/parts/payment.tsx'
import type { MailAttachment } from '../../store/mail-records.ts'
import { paymentCodePng } from '../payment-code.ts'

/** Pixels of the picture to one of the screen: crisp on screens of twice the density. */
const density = 2

/**
 * A payment as the picture a banking app reads: what the HTML shows, and the part of the mail it
 * shows. Mail programs drop SVG and data addresses, so it travels along.
 *
 * @param name unlike that of any other picture in the mail
 */
export function paymentPicture(
  payment: EpcPayment,
  name: string,
): { readonly code: Code; readonly attachment: MailAttachment } {
  const png = paymentCodePng(epcPayload(payment))
  const cid = `${name}@qr`
  return {
    code: { src: `cid:${cid}`, size: widthOf(png) / density },
    attachment: {
      filename: `${name}.png`,
      contentType: 'image/png',
      content: png.toString('base64'),
      encoding: 'base64',
      cid,
    },
  }
}

/** IHDR begins at byte 8; its width follows length and type (ISO/IEC 15948, 11.2.2). */
function widthOf(png: Buffer): number {
  return png.readUInt32BE(16)
}
