/** Gives the file as an address that an image can show: the policy of the pages allows no `blob:`. */
export function readPreview(file: Blob): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader()
		reader.addEventListener('load', () => resolve(String(reader.result)))
		reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')))
		reader.readAsDataURL(file)
	})
}

/** Gives the same of a picture, and null for what only calls itself one: an image of it would be a broken frame. */
export async function readPicture(file: Blob): Promise<string | null> {
	try {
		const address = await readPreview(file)
		const image = new Image()
		image.src = address
		await image.decode()
		return address
	} catch {
		return null
	}
}
