/**
 * A long text is data: it has the same shape in both languages, and one component shows it (`information-page.tsx`).
 * Its texts are plain, but for links: `[our help page](/help#payments)`, `[write to us](mailto:…)`.
 */
export interface InformationContent {
	title: string
	/** Search engines and shared links show this. */
	description: string
	/** Is one sentence below the title. */
	lead: string
	/** Says the page in a few sentences, for those who read no more. */
	points: readonly string[]
	sections: readonly InformationSection[]
}

export interface InformationSection {
	/** The anchor is the same in both languages, so that a link to it survives a change of language. */
	id: string
	heading: string
	parts: readonly InformationPart[]
}

export interface Question {
	question: string
	answer: string
}

/** A string is a paragraph; 'storedInBrowser' is the table of cookies and keys. */
export type InformationPart =
	| string
	| { list: readonly string[] }
	| { steps: readonly string[] }
	| { table: InformationTable }
	| { questions: readonly Question[] }
	| { generated: 'storedInBrowser' }

/** The first cell of a row names the row. */
export interface InformationTable {
	caption: string
	head: readonly string[]
	rows: readonly (readonly string[])[]
}
