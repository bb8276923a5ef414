interface GivenPdf {
	pages?: number
	/** Is the page's size in points. */
	mediaBox?: [number, number]
	/** Draws the pages; a black box where nothing is given. */
	content?: string
	/** Are objects that the content names: 'name': its stream. They may name one another. */
	forms?: Record<string, string>
}

/** Writes a PDF by hand. It has no table of where its objects are: whoever reads it finds them. */
export function buildPdf({
	pages = 1,
	mediaBox = [595, 842],
	content = '100 100 200 300 re f',
	forms = {},
}: GivenPdf = {}): Buffer {
	const names = Object.keys(forms)
	const numberOf = (name: string) => 10 + names.indexOf(name)
	const resources = `<< /XObject << ${names.map((name) => `/${name} ${numberOf(name)} 0 R`).join(' ')} >> >>`
	const stream = (dictionary: string, text: string) =>
		`<< ${dictionary} /Length ${text.length} >>\nstream\n${text}\nendstream`
	const box = `[0 0 ${mediaBox.join(' ')}]`
	const kids = Array.from({ length: pages }, (_, index) => 1_000 + index)
	const form = `/Type /XObject /Subtype /Form /BBox ${box} /Resources 4 0 R`
	const objects: [number, string][] = [
		[1, '<< /Type /Catalog /Pages 2 0 R >>'],
		[2, `<< /Type /Pages /Count ${pages} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`],
		[3, stream('', content)],
		[4, resources],
		...names.map((name): [number, string] => [numberOf(name), stream(form, forms[name] ?? '')]),
		...kids.map((kid): [number, string] => [
			kid,
			`<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 3 0 R /Resources 4 0 R >>`,
		]),
	]
	const body = objects.map(([number, text]) => `${number} 0 obj\n${text}\nendobj\n`).join('')
	return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1')
}
