import type { z } from 'zod'
import type { ServerKind } from './server-kind.ts'

/** Says where the demo of a kind lies and how its files become items: for the seed, and for those who check the files. */
export interface DemoFiles<F = unknown> {
	own: ServerKind
	/** It is below `content/`. Files may lie in folders of its own, too. */
	folder: string
	shape: z.ZodType<F>
	/**
	 * @param name the file's, without its ending
	 * @param today 'YYYY-MM-DD' in India: days of the demo count back from it, so it is never out of date
	 */
	toItems(file: F, name: string, today: string): { id: string; item: object }[]
	/** Are the names of the files in their order, where no other is wanted and none may be missing. Else they are read in the order of their names. */
	names?: readonly string[]
	/** Reads them backwards: of one day, what was stored last stands first. */
	lastFirst?: true
}

interface OneItemEach<F> extends Omit<DemoFiles<F>, 'toItems'> {
	toItem(file: F, today: string): object
}

/** Declares files that hold an item each, whose id is the name of the file. */
export const oneItemEach = <F>({ toItem, ...files }: OneItemEach<F>): DemoFiles<F> => ({
	...files,
	toItems: (file, id, today) => [{ id, item: toItem(file, today) }],
})
