export const messages = {
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
	fit: 'Show all in the frame',
}
