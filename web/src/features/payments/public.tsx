/** Whoever sells something leads through its payment with these. */
import { CheckLines } from './check-lines.tsx'
import { CoursePurchase, type SoldCourse } from './course-purchase.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { PaymentAlert } from './payment-alert.tsx'
import { billOf, paiseOf } from './prices.ts'
import { SuccessDialog } from './success-dialog.tsx'
import { type Checkout, useCheckout } from './use-checkout.ts'
import { usePurchase } from './use-purchase.ts'

/** @public because the pages of courses and sessions, which are coming, take them */
export type { Checkout, SoldCourse }
/** @public because the pages of courses and sessions, which are coming, take them */
export { billOf, CheckLines, CoursePurchase, PayDialog, PaymentAlert, paiseOf, SuccessDialog, useCheckout, usePurchase }
