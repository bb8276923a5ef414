/** Whoever sells something leads through its payment with these. */
import { type Checkout, useCheckout } from './use-checkout.ts'

export type { Checkout }
export { useCheckout }
