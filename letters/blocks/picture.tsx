import { colours, serif, softLetter } from './style.ts'

export type PictureInMail =
  | { readonly src: string; readonly alt: string }
  | { readonly initials: string }

export function MailPicture(picture: PictureInMail) {
  if ('initials' in picture) {
    return (
      <div className="action" style={initialsStyle} aria-hidden="true">
        {picture.initials}
      </div>
    )
  }
  const { src, alt } = picture
  return <img className="soft" src={src} alt={alt} {...headSize} style={pictureStyle} />
}

export const headSize = { width: 72, height: 88 }

/** Alternative text has to fit the picture's place. */
const pictureStyle = {
  ...softLetter,
  display: 'block',
  width: `${headSize.width}px`,
  height: `${headSize.height}px`,
  fontSize: '14px',
  lineHeight: '18px',
} as const

const initialsStyle = {
  margin: '0 0 10px',
  width: `${headSize.width}px`,
  height: `${headSize.width}px`,
  backgroundColor: colours.beet,
  color: colours.white,
  fontFamily: serif,
  fontSize: '34px',
  lineHeight: `${headSize.width}px`,
  textAlign: 'center',
} as const
