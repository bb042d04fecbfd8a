declare const unit: unique symbol

/** Whole cents; the types keep cents and places apart. */
export type Cents = number & { readonly [unit]?: 'cents' }

export type Places = number & { readonly [unit]?: 'places' }

/** A number literal that is not whole, such as 65.5, does not compile. */
export type Whole<N extends number> = number extends N ? N : `${N}` extends `${bigint}` ? N : never

/** Whole numbers from one up: neither 0 nor -2 compiles. */
export type Some<N extends number> = `${N}` extends `-${string}` | '0' ? never : Whole<N>

export function decimalEuros(cents: Cents): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
