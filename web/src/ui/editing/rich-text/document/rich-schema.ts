import { type Extensions, getSchema } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import { Heading, Line, LineBreak, LineDocument, Paragraph, Picture, Quote, RichDocument, Words } from './blocks.ts'
import { BulletList, ListItem, NumberedList } from './lists.ts'
import { Emphasis, Link, Strong, Subscript, Superscript } from './marks.ts'
import { Settling } from './settle.ts'
import { Caption, Table, TableCell, TableEditing, TableHeader, TableRow } from './tables.ts'

const inLine = [Words, Strong, Emphasis, Subscript, Superscript]

/** All that a text may hold: what the server keeps, and nothing else. */
export const richParts: Extensions = [
	...[RichDocument, Paragraph, Heading, BulletList, NumberedList, ListItem, Quote, LineBreak, Picture],
	...[Table, TableRow, TableCell, TableHeader, Caption, TableEditing, Settling],
	...[Link, ...inLine],
]

/** All that a text within a line may hold. */
export const lineParts: Extensions = [LineDocument, Line, ...inLine]

/** Gives the same without an editor. */
export function schemaOf(parts: Extensions): Schema {
	return getSchema(parts)
}
