/** Larger than any place that shows it; the server makes it smaller still. */
const MAX_SIDE_PIXELS = 1_024
/** Below this it is sent as it is. */
const SMALL_BYTES = 300_000
const QUALITY = 0.85

/**
 * The same picture, smaller to send: a phone's camera makes 5 MB of what is shown at 256 pixels, and on a slow network they would not
 * arrive in time. Where the browser cannot, the file itself.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
	if (file.size <= SMALL_BYTES) return file
	try {
		const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
		const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(bitmap.width, bitmap.height))
		const canvas = document.createElement('canvas')
		canvas.width = Math.round(bitmap.width * scale)
		canvas.height = Math.round(bitmap.height * scale)
		canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
		bitmap.close()
		const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
		return smaller && smaller.size < file.size ? smaller : file
	} catch {
		return file
	}
}
