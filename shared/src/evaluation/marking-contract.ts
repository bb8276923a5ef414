/** Describes what an evaluator draws and gives, as it is sent and answered. */
import { z } from 'zod'
import { annotationTools, MAX_ANNOTATIONS, MAX_COMMENT_CHARACTERS, pointsOfTool } from './annotation.ts'

/** No reading picture is longer than its own limit, so this leaves room for what is drawn over its edge. */
const coordinate = z.number().min(-200).max(4_000)

export const annotation = z
	.object({
		id: z.string().regex(/^[\w-]{1,40}$/),
		pageId: z.string().max(100),
		tool: z.enum(annotationTools),
		tone: z.enum(['correct', 'good']),
		points: z.array(z.object({ x: coordinate, y: coordinate })).max(400),
		text: z.string().max(MAX_COMMENT_CHARACTERS, 'annotation-text-too-long'),
	})
	.refine(
		({ tool, points }) => points.length >= pointsOfTool[tool].min && points.length <= pointsOfTool[tool].max,
		'annotation-points',
	)

const halfStep = z.number().min(0).max(250).multipleOf(0.5, 'marks-step')

const rubricPart = z.string().regex(/^(introduction|content|structure|conclusion|presentation|q[1-9]\d{0,2})$/)

/** Holds marks, in steps of one half: by parts of an answer, or by questions of a paper. */
export const rubricMarks = z.record(rubricPart, halfStep)

export type RubricMarks = z.output<typeof rubricMarks>

export const remark = z.string().max(2_000, 'remark-too-long')

export const evaluationDraft = z.object({
	revision: z.int().min(0).describe('Counts what was saved'),
	annotations: z.array(annotation).max(MAX_ANNOTATIONS, 'annotations-too-many'),
	rubric: rubricMarks,
	remark,
	savedAt: z.iso.datetime().nullable(),
})

export type EvaluationDraft = z.output<typeof evaluationDraft>

export const evaluationKinds = ['first', 'second', 'lead', 're-evaluation'] as const
