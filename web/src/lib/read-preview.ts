/** Gives the file as an address that an image can show: the policy of the pages allows no `blob:`. */
export function readPreview(file: Blob): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader()
		reader.addEventListener('load', () => resolve(String(reader.result)))
		reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')))
		reader.readAsDataURL(file)
	})
}
