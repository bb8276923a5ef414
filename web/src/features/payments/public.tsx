/** Whoever sells something leads through its payment with these. */
import { CheckLines } from './check-lines.tsx'
import { CoursePurchase } from './course-purchase.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { billOf, paiseOf } from './prices.ts'
import { SuccessDialog } from './success-dialog.tsx'
import { TestModeNote } from './test-mode-note.tsx'
import { type Checkout, useCheckout } from './use-checkout.ts'
import { usePurchase } from './use-purchase.ts'

export type { Checkout }
export { billOf, CheckLines, CoursePurchase, PayDialog, paiseOf, SuccessDialog, TestModeNote, useCheckout, usePurchase }
