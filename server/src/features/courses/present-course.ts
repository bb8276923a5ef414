import type { Course, Lecture, Material } from '@aravalli/shared/courses/contract'
import type { courseKind, lectureKind, materialKind } from '@aravalli/shared/courses/kinds'
import { formatRupees, rupeesOf } from '@aravalli/shared/money'
import type { Item } from '../../content/items.ts'
import { contentFileId } from '../content-files/public.ts'
import { priceOfCourse } from './price-of-course.ts'

export function presentCourse({ id, common, card, isFallback }: Item<typeof courseKind>, isEnrolled: boolean): Course {
	const { originalPrice, price } = priceOfCourse(common)
	return {
		_id: id,
		id,
		image: common.picture?.large ?? null,
		...card,
		price: formatRupees(price),
		fees: rupeesOf(originalPrice),
		discount: common.discountPercent,
		discountedPrice: rupeesOf(price),
		duration: { value: common.durationMonths, unit: 'MONTHS' },
		isEnrolled,
		isFallback,
	}
}

const apiOf = (courseId: string, part: 'lectures' | 'materials', id: string) => `/api/courses/${courseId}/${part}/${id}`

/** @param isOpen of a closed one nothing is told of where it lies */
export function presentLecture(
	{ id, common: { courseId, minutes, isFree, video }, card }: Item<typeof lectureKind>,
	isOpen: boolean,
	positionSeconds: number | null,
): Lecture {
	const isStreamed = contentFileId(video) !== null
	const address = isStreamed ? `${apiOf(courseId, 'lectures', id)}/video` : video
	return { _id: id, ...card, minutes, isFree, isOpen, video: isOpen ? { address, isStreamed } : null, positionSeconds }
}

export function presentMaterial(
	{ id, common: { courseId, file }, texts: { title, body } }: Item<typeof materialKind>,
	isOpen: boolean,
): Material {
	const address = contentFileId(file) === null ? file : `${apiOf(courseId, 'materials', id)}/file`
	return { _id: id, title, isOpen, body: isOpen ? body || null : null, file: isOpen ? address || null : null }
}
