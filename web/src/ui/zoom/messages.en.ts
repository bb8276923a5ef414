export const messages = {
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
	zoom: (percent: number) => `${percent} %`,
}
