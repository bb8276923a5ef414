import { z } from 'zod'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'
import { MAX_LECTURE_SECONDS } from './course.ts'

const course = z.object({
	_id: z.string(),
	id: z.string(),
	image: z.string().nullable().describe('16:10; null: a panel with the months stands for it'),
	title: z.string(),
	subtitle: z.string(),
	features: z.array(z.string()),
	price: z.string().describe('What is paid, as it is read: ₹127.50'),
	fees: z.number().describe('Rupees, before the discount'),
	discount: z.int().describe('Percent'),
	discountedPrice: z.number().describe('Rupees'),
	duration: z.object({ value: z.int(), unit: z.literal('MONTHS') }),
	isEnrolled: z.boolean().describe('The caller has it, and it has not ended'),
	isFallback: z.boolean().describe('True where Hindi was asked for and only English exists'),
})

const lecture = z.object({
	_id: z.string(),
	title: z.string(),
	description: z.string(),
	minutes: z.int(),
	isFree: z.boolean(),
	isOpen: z.boolean().describe('The caller may watch it'),
	video: z
		.object({
			address: z.string().describe('A file that this site streams, or the address of another site'),
			isStreamed: z.boolean().describe('True where the page plays it; else the address is opened'),
		})
		.nullable()
		.describe('Null while it is closed'),
	positionSeconds: z.int().nullable().describe('Where the caller stopped; null: nowhere yet'),
})

const material = z.object({
	_id: z.string(),
	title: z.string(),
	isOpen: z.boolean(),
	body: z.string().nullable().describe('Rich text; null while it is closed, and where there is none'),
	file: z
		.string()
		.nullable()
		.describe('Where the file is saved from; null while it is closed, and where there is none'),
})

const courseWithParts = course.extend({
	description: z.string(),
	isOpen: z.boolean().describe('All of it is open to the caller: by a purchase, or because they edit it'),
	accessUntil: z.iso.datetime().nullable().describe('When what the caller has bought ends'),
	lectures: z.array(lecture),
	materials: z.array(material),
})

export type Course = z.output<typeof course>
export type CourseWithParts = z.output<typeof courseWithParts>
export type Lecture = z.output<typeof lecture>
export type Material = z.output<typeof material>

const inLanguage = z.object({ lang: languageQuery.optional() })
const oneCourse = z.object({ courseId: z.string().max(200) })
const oneLecture = oneCourse.extend({ lectureId: z.string().max(200) })

export const coursesContract = {
	'GET /api/courses': {
		summary: 'The courses on sale, in their order',
		access: 'public',
		query: inLanguage,
		answer: successAnswer(z.array(course)),
	},
	'GET /api/courses/:courseId': {
		summary: 'One course with its outline. What the caller may not open has neither an address nor a text',
		access: 'public',
		params: oneCourse,
		query: inLanguage,
		answer: successAnswer(courseWithParts),
		errors: ['courses.not-found'],
	},
	'GET /api/courses/:courseId/lectures/:lectureId/video': {
		summary: 'The video of a lecture, whole or a part of it (`Range`); free lectures are open to everybody',
		access: 'public',
		params: oneLecture,
		answer: 'video/mp4',
		errors: ['courses.not-found', 'courses.closed', 'file.not-found', 'file.beyond-end'],
	},
	'GET /api/courses/:courseId/materials/:materialId/file': {
		summary: 'The file of a material, to be saved',
		access: 'public',
		params: oneCourse.extend({ materialId: z.string().max(200) }),
		query: inLanguage,
		answer: 'application/pdf',
		errors: ['courses.not-found', 'courses.closed', 'file.not-found', 'file.beyond-end'],
	},
} as const satisfies Contract

export const lecturePositionsContract = {
	'PUT /api/courses/:courseId/lectures/:lectureId/position': {
		summary: 'Remembers where the caller has stopped a lecture that is open to them',
		access: 'learner',
		allowance: 'positions',
		params: oneLecture,
		body: z.object({ seconds: z.int().min(0).max(MAX_LECTURE_SECONDS) }),
		answer: z.object({ success: z.literal(true), message: z.string().optional() }),
		errors: ['courses.not-found', 'courses.closed'],
	},
} as const satisfies Contract
