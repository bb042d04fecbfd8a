/** A picture of the gallery where another page shows it. */
export type PictureView = { readonly src: string; readonly alt: string }
