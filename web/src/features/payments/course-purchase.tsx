import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { CheckLines } from './check-lines.tsx'
import { messages as paymentMessages } from './messages.en.ts'
import { PayDialog } from './pay-dialog.tsx'
import { billOf } from './prices.ts'
import css from './purchase.module.css'
import { SuccessDialog } from './success-dialog.tsx'
import { usePaymentToast } from './use-payment-toast.ts'
import { usePurchase } from './use-purchase.ts'

/** Is a course as the courses' endpoint answers it; amounts are in rupees. */
export interface SoldCourse {
	id: string
	title: string
	fees: number
	discountedPrice: number
	duration: { value: number }
	/** Is shown beside the title. */
	imageUrl?: string | undefined
}

interface CoursePurchaseProps {
	course: SoldCourse
	onClose: () => void
}

/** Is the payment dialog of a course, from the bill to the confirmation. Render it for whoever is signed in. */
export function CoursePurchase({ course, onClose }: CoursePurchaseProps) {
	const { course: m } = useMessages(paymentMessages)
	const api = useApi()
	const showFailure = usePaymentToast()
	const { id: courseId, title, discountedPrice: amount } = course
	const { checkout, success } = usePurchase({
		title,
		notes: { courseId, courseName: title },
		createOrder: async () =>
			(await api('POST /api/payment/create-order', { body: { courseId, amount, currency: 'INR' } })).data,
		onFailure: ({ message }) => showFailure(message),
	})
	if (success) return <SuccessDialog success={success} isTestMode={checkout.isTestMode} onClose={onClose} />
	return (
		<PayDialog checkout={checkout} bill={billOf(course.fees, amount)} isFailureElsewhere onClose={onClose}>
			<div className={css.head}>
				{course.imageUrl && <img className={css.picture} src={course.imageUrl} alt="" width={96} height={60} />}
				<h3 className={css.title}>{title}</h3>
			</div>
			<CheckLines lines={[m.access(course.duration.value), m.questions, m.lectures]} />
		</PayDialog>
	)
}
