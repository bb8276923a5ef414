/** Changes a stretch of text, and says what is selected afterwards. */
export interface TextChange {
	from: number
	to: number
	insert: string
	selectFrom: number
	selectTo: number
}

const mark = '**'

/** Puts the marks of a phrase around the selection, without the spaces at its ends, or takes them away. */
export function toggleStrong(text: string, from: number, to: number): TextChange {
	const selected = text.slice(from, to)
	const start = from + (selected.length - selected.trimStart().length)
	const end = Math.max(start, to - (selected.length - selected.trimEnd().length))
	const phrase = text.slice(start, end)
	if (phrase.length > 2 * mark.length && phrase.startsWith(mark) && phrase.endsWith(mark)) {
		const bare = phrase.slice(mark.length, -mark.length)
		return { from: start, to: end, insert: bare, selectFrom: start, selectTo: start + bare.length }
	}
	const [outerStart, outerEnd] = [start - mark.length, end + mark.length]
	if (phrase && text.slice(Math.max(0, outerStart), start) === mark && text.slice(end, outerEnd) === mark)
		return {
			from: outerStart,
			to: outerEnd,
			insert: phrase,
			selectFrom: outerStart,
			selectTo: outerStart + phrase.length,
		}
	return {
		from: start,
		to: end,
		insert: mark + phrase + mark,
		selectFrom: start + mark.length,
		selectTo: end + mark.length,
	}
}

const point = /^(\d{1,2})\. /

/** Numbers the lines of the selection as points, on from the point above; if all of them are points it takes the numbers away. */
export function toggleNumbers(text: string, from: number, to: number): TextChange {
	const start = text.lastIndexOf('\n', from - 1) + 1
	const lineEnd = text.indexOf('\n', to)
	const end = lineEnd < 0 ? text.length : lineEnd
	const lines = text.slice(start, end).split('\n')
	const above =
		text
			.slice(0, Math.max(0, start - 1))
			.split('\n')
			.at(-1) ?? ''
	let number = Number(point.exec(above)?.[1] ?? 0)
	const isNumbered = lines.every((line) => point.test(line) || (line.trim() === '' && lines.length > 1))
	const changed = lines.map((line) => {
		if (isNumbered) return line.replace(point, '')
		if (line.trim() === '' && lines.length > 1) return line
		number += 1
		return `${number}. ${line.replace(point, '')}`
	})
	const insert = changed.join('\n')
	const caret = start + insert.length
	return { from: start, to: end, insert, selectFrom: lines.length > 1 ? start : caret, selectTo: caret }
}

/** Changes a text area as typing would, so that the browser's own undo knows it. */
export function changeText(area: HTMLTextAreaElement, change: TextChange): void {
	area.focus()
	area.setSelectionRange(change.from, change.to)
	if (!document.execCommand('insertText', false, change.insert)) {
		area.setRangeText(change.insert)
		area.dispatchEvent(new Event('input', { bubbles: true }))
	}
	area.setSelectionRange(change.selectFrom, change.selectTo)
}
