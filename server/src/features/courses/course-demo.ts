import { type CourseItem, courseKind, type LectureItem, type MaterialItem } from '@aravalli/shared/courses/kinds'
import { z } from 'zod'
import { oneItemEach } from '../../content/demo-files.ts'
import { bilingual, text } from '../../content/demo-parts.ts'
import { contentFileAddress, demoFileId } from '../content-files/public.ts'
import { serverLectures, serverMaterials } from './course-kinds.ts'

/** Reads a course as `content/courses/courses/<id>.json` holds it. */
const courseFile = z.strictObject({
	position: z.int().min(1),
	fees: z.int().min(1),
	discountPercent: z.int().min(0).max(100),
	durationMonths: z.int().min(1),
	...bilingual(z.strictObject({ title: text, subtitle: text, features: z.array(text).min(1), description: text }))
		.shape,
})

const ofCourse = { courseId: text, position: z.int().min(1) }

/** Reads a lecture as `content/courses/lectures/<id>.json` holds it. */
const lectureFile = z.strictObject({
	...ofCourse,
	minutes: z.int().min(1),
	isFree: z.boolean(),
	/** Is the name of a file in `content/courses/files`. */
	video: text,
	...bilingual(z.strictObject({ title: text, description: text })).shape,
	/** `content/draw-lectures.ts` draws the video from them. */
	slides: z.array(bilingual(z.strictObject({ heading: text, points: z.array(text).min(1) }))).min(1),
})

/** Reads a material as `content/courses/materials/<id>.json` holds it. */
const materialFile = z.strictObject({
	...ofCourse,
	/** Is the name of a file in `content/courses/files`. */
	file: text.optional(),
	/** The body is rich text; each entry is a heading, a paragraph, a list or a table. */
	...bilingual(z.strictObject({ title: text, body: z.array(text).min(1) })).shape,
})

export const courseFiles = oneItemEach({
	own: { kind: courseKind },
	folder: 'courses/courses',
	shape: courseFile,
	toItem: (file): CourseItem => ({ picture: null, ...file }),
})

export const lectureFiles = oneItemEach({
	own: serverLectures,
	folder: 'courses/lectures',
	shape: lectureFile,
	toItem: ({ slides: _, video, ...file }): LectureItem => ({ ...file, video: contentFileAddress(demoFileId(video)) }),
})

export const materialFiles = oneItemEach({
	own: serverMaterials,
	folder: 'courses/materials',
	shape: materialFile,
	toItem: ({ file, english, hindi, ...rest }): MaterialItem => ({
		...rest,
		file: file === undefined ? '' : contentFileAddress(demoFileId(file)),
		english: { ...english, body: english.body.join('') },
		hindi: { ...hindi, body: hindi.body.join('') },
	}),
})
