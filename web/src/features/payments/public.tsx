/** Whoever sells something leads through its payment with these. */
import { CheckLines } from './check-lines.tsx'
import { CoursePurchase } from './course-purchase.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { PaymentAlert } from './payment-alert.tsx'
import { billOf, paiseOf } from './prices.ts'
import { SuccessDialog } from './success-dialog.tsx'
import { useCheckout } from './use-checkout.ts'
import { usePurchase } from './use-purchase.ts'

/** @public because the dialog of expert sessions, which is coming, takes two of them */
export { billOf, CheckLines, CoursePurchase, PayDialog, PaymentAlert, paiseOf, SuccessDialog, useCheckout, usePurchase }
