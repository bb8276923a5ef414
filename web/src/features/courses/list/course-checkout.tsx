import type { Course } from '@aravalli/shared/courses/contract'
import { CoursePurchase } from '#web/features/payments/public.tsx'

interface CourseCheckoutProps {
	course: Course
	onClose: () => void
}

/** Sells a course in a dialog over the list. */
export function CourseCheckout({ course, onClose }: CourseCheckoutProps) {
	return <CoursePurchase course={{ ...course, imageUrl: course.image ?? undefined }} onClose={onClose} />
}
