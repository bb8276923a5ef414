const QUALITY = 0.85

interface Size {
	/** The limit is for the longer side. */
	maxPixels: number
	/** Smaller in both is sent as it is. */
	maxBytes: number
}

/**
 * Gives the same picture, smaller to send: a phone's camera makes 5 MB of what is shown in a small place, and on a slow network they
 * would not arrive in time. It is upright, and on white where it was transparent. Where the browser cannot shrink it, it is the file
 * itself.
 */
export async function shrinkPicture(file: File, { maxPixels, maxBytes }: Size): Promise<Blob> {
	try {
		const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
		const scale = Math.min(1, maxPixels / Math.max(bitmap.width, bitmap.height))
		if (scale === 1 && file.size <= maxBytes) return file
		const canvas = document.createElement('canvas')
		canvas.width = Math.round(bitmap.width * scale)
		canvas.height = Math.round(bitmap.height * scale)
		draw(canvas, bitmap)
		bitmap.close()
		const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
		return smaller && smaller.size < file.size ? smaller : file
	} catch {
		return file
	}
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
	const context = canvas.getContext('2d')
	if (!context) throw new Error('the browser cannot draw')
	context.fillStyle = '#fff'
	context.fillRect(0, 0, canvas.width, canvas.height)
	context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
}
