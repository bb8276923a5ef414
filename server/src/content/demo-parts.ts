/** Parts of which the files of the demo are made. `content/validate.ts` checks what makes good ones; a shape says only what it takes to store them. */
import { maxTopics, topicIds } from '@aravalli/shared/topics'
import { z } from 'zod'

export const text = z.string().min(1)

export const bilingual = <T extends z.ZodType>(part: T) => z.strictObject({ english: part, hindi: part })

/** Is a path of this origin. */
export const address = z.string().startsWith('/')

/** Days count back from the day on which it is stored: a demo is never out of date. */
export const daysAgo = z.int().min(0)

/** Is the day on which it was written, 'YYYY-MM-DD' in India, and stays so. */
export const writtenOn = z.iso.date()

/** Names what the item is about: everything that can be read is found under a topic. */
export const topicList = z.array(z.enum(topicIds)).min(1).max(maxTopics)

/**
 * `content/draw-covers.ts` draws the pictures from it: an object of the subject, a map of places and lines, or one of the blocks of an
 * infographic, counted from 0.
 */
export const cover = z.strictObject({
	palette: text,
	object: text.optional(),
	block: z.int().min(0).optional(),
	places: z.array(text).optional(),
	lines: z.array(text).optional(),
})
