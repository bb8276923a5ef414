import { Parser } from 'htmlparser2'
import { TableRefusal } from './table.ts'

const PIECE_BYTES = 65_536
/** Office files nest a few dozen elements. Whoever nests a million has the parser look through all of them for each that ends. */
const MAX_DEPTH = 100

export interface XmlHandler {
	open?: (name: string, attributes: Record<string, string>) => void
	text?: (text: string) => void
	close?: (name: string) => void
}

/** Gives names without their prefixes: programs choose these as they like. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Reads a part of an Office file. The parser knows no entities but the five of XML, so that none can be declared that grow.
 * @throws TableRefusal
 */
export function parseXml(content: Buffer, { open, text, close }: XmlHandler): void {
	let depth = 0
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				depth += 1
				if (depth > MAX_DEPTH) throw new TableRefusal('import.damaged')
				open?.(localName(name), attributes)
			},
			ontext: (data) => text?.(data),
			onclosetag(name) {
				depth -= 1
				close?.(localName(name))
			},
		},
		{ xmlMode: true, decodeEntities: true },
	)
	const decoder = new TextDecoder()
	for (let at = 0; at < content.length; at += PIECE_BYTES)
		parser.write(decoder.decode(content.subarray(at, at + PIECE_BYTES), { stream: true }))
	parser.end(decoder.decode())
}

/** Gives an attribute whatever its prefix. */
export function attributeOf(attributes: Record<string, string>, name: string): string | undefined {
	return Object.entries(attributes).find(([key]) => localName(key) === name)?.[1]
}
