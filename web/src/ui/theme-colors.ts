/** These are the colours of the browser's own bars. */
export const themeColors = { light: '#ffffff', dark: '#1a1a1a' }
