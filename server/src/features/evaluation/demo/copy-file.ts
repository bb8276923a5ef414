import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { annotationTools } from '@aravalli/shared/evaluation/annotation'
import { rubricMarks } from '@aravalli/shared/evaluation/marking-contract'
import { z } from 'zod'

/**
 * Reads the demo's answer copies as `content/answer-copies/<name>.json` holds them; `content/draw-copies.ts` has drawn their pages from the
 * same files, and `lines/lines.json` says where each line lies.
 */
const text = z.string().min(1)

const placedAnnotation = z.strictObject({
	/** Counts pages, and lines of the page, from 1. */
	page: z.int().min(1),
	line: z.int().min(1),
	/** Are shares of the line's length; above 1 is behind its end. */
	from: z.number().min(0).max(2),
	to: z.number().min(0).max(2).optional(),
	tool: z.enum(annotationTools),
	tone: z.enum(['correct', 'good']).default('correct'),
	text: z.string().default(''),
})

export type PlacedAnnotation = z.output<typeof placedAnnotation>

const given = {
	rubric: rubricMarks.optional(),
	remark: z.string().default(''),
	annotations: z.array(placedAnnotation).default([]),
}

const copyEvaluation = z.strictObject({
	kind: z.enum(['first', 'second', 'lead', 're-evaluation']),
	/** Names who has it; nobody: it waits. */
	by: z.enum(['evaluator', 'colleague']).optional(),
	/** It was published so many hours after the copy was sent; nothing: it is not yet. */
	afterHours: z.number().positive().optional(),
	/** Somebody is working on it now. */
	isOpen: z.literal(true).optional(),
	reason: text.optional(),
	askedAfterHours: z.number().positive().optional(),
	...given,
})

export type CopyEvaluation = z.output<typeof copyEvaluation>

const copyFile = z.strictObject({
	question: text,
	/** Is the key of a reader of `content/comments/authors.json`, or the demo's subscriber. */
	learner: text,
	/** Counts back from when the demo is stored. */
	daysAgo: z.int().min(0),
	isDraft: z.literal(true).optional(),
	isOverdue: z.literal(true).optional(),
	pages: z.array(z.array(z.string())).min(1),
	evaluations: z.array(copyEvaluation),
})

export type CopyFile = z.output<typeof copyFile> & { name: string }

const linesFile = z.record(text, z.array(z.array(z.tuple([z.number(), z.number(), z.number()]))))

/** Holds the left end, the right end and the baseline of each line of each page, in pixels, by the names of the copies. */
export type DrawnLines = z.output<typeof linesFile>

/** @throws ZodError for a file that has not its shape */
export async function readCopyFiles(folder: string): Promise<{ copies: CopyFile[]; lines: DrawnLines }> {
	const names = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
	const read = async (path: string) => JSON.parse(await readFile(join(folder, path), 'utf8'))
	const copies = await Promise.all(
		names.map(async (name) => ({ ...copyFile.parse(await read(name)), name: basename(name, '.json') })),
	)
	return { copies, lines: linesFile.parse(await read('lines/lines.json')) }
}
