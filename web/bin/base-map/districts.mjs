/**
 * The list says of which shapes of the source each district of today is made. The source has the 50 districts of August
 * 2023; nine of them were given up on 28 December 2024, and their land went back to the districts that it had come
 * from.
 *
 * @typedef {{ id: string, english: string, hindi: string, shapes?: string[] }} District `shapes` where they are not just the one named `id`
 * @typedef {[longitude: number, latitude: number]} Place
 */

/** @type {District[]} */
export const districts = [
	{ id: 'ajmer', english: 'Ajmer', hindi: 'अजमेर', shapes: ['ajmer', 'kekri'] },
	{ id: 'alwar', english: 'Alwar', hindi: 'अलवर' },
	{ id: 'balotra', english: 'Balotra', hindi: 'बालोतरा' },
	{ id: 'banswara', english: 'Banswara', hindi: 'बाँसवाड़ा' },
	{ id: 'baran', english: 'Baran', hindi: 'बाराँ' },
	{ id: 'barmer', english: 'Barmer', hindi: 'बाड़मेर' },
	{ id: 'beawar', english: 'Beawar', hindi: 'ब्यावर' },
	{ id: 'bharatpur', english: 'Bharatpur', hindi: 'भरतपुर' },
	{ id: 'bhilwara', english: 'Bhilwara', hindi: 'भीलवाड़ा', shapes: ['bhilwara', 'bhilwara2', 'shahpura'] },
	{ id: 'bikaner', english: 'Bikaner', hindi: 'बीकानेर' },
	{ id: 'bundi', english: 'Bundi', hindi: 'बूँदी' },
	{ id: 'chittorgarh', english: 'Chittorgarh', hindi: 'चित्तौड़गढ़', shapes: ['chittorgarh', 'chittorgarh2'] },
	{ id: 'churu', english: 'Churu', hindi: 'चूरू' },
	{ id: 'dausa', english: 'Dausa', hindi: 'दौसा' },
	{ id: 'deeg', english: 'Deeg', hindi: 'डीग' },
	{ id: 'dholpur', english: 'Dholpur', hindi: 'धौलपुर' },
	{ id: 'didwana-kuchaman', english: 'Didwana-Kuchaman', hindi: 'डीडवाना-कुचामन', shapes: ['didwana_kuchaman'] },
	{ id: 'dungarpur', english: 'Dungarpur', hindi: 'डूंगरपुर' },
	{ id: 'hanumangarh', english: 'Hanumangarh', hindi: 'हनुमानगढ़' },
	{ id: 'jaipur', english: 'Jaipur', hindi: 'जयपुर', shapes: ['jaipur', 'jaipur_rural', 'dudu'] },
	{ id: 'jaisalmer', english: 'Jaisalmer', hindi: 'जैसलमेर' },
	{ id: 'jalore', english: 'Jalore', hindi: 'जालोर', shapes: ['jalore', 'sanchore'] },
	{ id: 'jhalawar', english: 'Jhalawar', hindi: 'झालावाड़' },
	{ id: 'jhunjhunu', english: 'Jhunjhunu', hindi: 'झुंझुनूं' },
	{ id: 'jodhpur', english: 'Jodhpur', hindi: 'जोधपुर', shapes: ['jodhpur', 'jodhpur_rural'] },
	{ id: 'karauli', english: 'Karauli', hindi: 'करौली' },
	{ id: 'khairthal-tijara', english: 'Khairthal-Tijara', hindi: 'खैरथल-तिजारा', shapes: ['khairthal_tijara'] },
	{ id: 'kota', english: 'Kota', hindi: 'कोटा' },
	{ id: 'kotputli-behror', english: 'Kotputli-Behror', hindi: 'कोटपूतली-बहरोड़', shapes: ['kotputli_behror'] },
	{ id: 'nagaur', english: 'Nagaur', hindi: 'नागौर' },
	{ id: 'pali', english: 'Pali', hindi: 'पाली' },
	{ id: 'phalodi', english: 'Phalodi', hindi: 'फलोदी' },
	{ id: 'pratapgarh', english: 'Pratapgarh', hindi: 'प्रतापगढ़' },
	{ id: 'rajsamand', english: 'Rajsamand', hindi: 'राजसमंद' },
	{ id: 'salumbar', english: 'Salumbar', hindi: 'सलूंबर' },
	{
		id: 'sawai-madhopur',
		english: 'Sawai Madhopur',
		hindi: 'सवाई माधोपुर',
		shapes: ['sawai_madhopur', 'gangapur_city'],
	},
	{ id: 'sikar', english: 'Sikar', hindi: 'सीकर', shapes: ['sikar', 'neem_ka_thana'] },
	{ id: 'sirohi', english: 'Sirohi', hindi: 'सिरोही' },
	{ id: 'sri-ganganagar', english: 'Sri Ganganagar', hindi: 'श्रीगंगानगर', shapes: ['sri_ganganagar', 'anupgarh'] },
	{ id: 'tonk', english: 'Tonk', hindi: 'टोंक' },
	{ id: 'udaipur', english: 'Udaipur', hindi: 'उदयपुर' },
]

/**
 * Holes in the source that are a part of another district: the land north of Badnor, inside Beawar, is Rajsamand's (Beawar was made
 * of parts of Ajmer, Pali and Bhilwara only).
 */
export const exclaves = [{ holeOf: 'beawar', district: 'rajsamand' }]

/**
 * These parts of a shape of 2023 belong to another district than the rest of it. No open source has these borders, so
 * each is drawn half way between the nearest post offices and towns known to be on either side: right to two or three
 * kilometres where they are close, to about ten in the desert. Outside the shape the lines run anywhere.
 *
 * @type {{ shape: string, district: string, around: Place[] }[]}
 */
export const partsElsewhere = [
	{
		// This part is Khetri and Udaipurwati; Guhala, Sirohi, Maonda and Dabla stay with Sikar.
		shape: 'neem_ka_thana',
		district: 'jhunjhunu',
		around: [
			[75.3, 27.6],
			[75.43, 27.65],
			[75.56, 27.7],
			[75.585, 27.708],
			[75.612, 27.703],
			[75.655, 27.706],
			[75.695, 27.715],
			[75.712, 27.75],
			[75.722, 27.785],
			[75.752, 27.812],
			[75.79, 27.825],
			[75.815, 27.855],
			[75.85, 27.885],
			[75.885, 27.912],
			[75.92, 27.912],
			[76.1, 27.94],
			[76.1, 28.2],
			[75.3, 28.2],
		],
	},
	{
		// This part is Todabhim and Nadoti; Bamanwas, Gangapur City and Wazirpur stay with Sawai Madhopur.
		shape: 'gangapur_city',
		district: 'karauli',
		around: [
			[76.4, 26.73],
			[76.53, 26.665],
			[76.585, 26.657],
			[76.613, 26.64],
			[76.64, 26.618],
			[76.68, 26.595],
			[76.72, 26.578],
			[76.765, 26.588],
			[76.8, 26.61],
			[76.835, 26.64],
			[76.875, 26.66],
			[76.92, 26.658],
			[76.945, 26.64],
			[77.05, 26.61],
			[77.05, 27.1],
			[76.4, 27.1],
		],
	},
	{
		// This part is Todaraisingh; Kekri, Junia, Baghera and Sawar stay with Ajmer.
		shape: 'kekri',
		district: 'tonk',
		around: [
			[75.345, 25.95],
			[75.342, 26.03],
			[75.318, 26.07],
			[75.27, 26.118],
			[75.217, 26.122],
			[75.18, 26.125],
			[75.165, 26.19],
			[75.15, 26.35],
			[75.8, 26.35],
			[75.8, 25.8],
			[75.45, 25.8],
		],
	},
	{
		// This part is Khajuwala and Chhatargarh, which Bikaner had back already in October 2023; Gharsana and Rawla stay
		// with Sri Ganganagar.
		shape: 'anupgarh',
		district: 'bikaner',
		around: [
			[72.72, 29.05],
			[72.8, 28.82],
			[72.86, 28.765],
			[72.95, 28.765],
			[73.03, 28.8],
			[73.12, 28.88],
			[73.2, 28.95],
			[73.32, 29.02],
			[73.45, 29.01],
			[73.7, 29.016],
			[73.7, 28.2],
			[72.1, 28.2],
			[72.1, 29.05],
		],
	},
	{
		// This part is Baytu without Gida and Patodi, which the order of 31 December 2025 gave back to Barmer.
		shape: 'balotra',
		district: 'barmer',
		around: [
			[71.3, 26.08],
			[71.6, 26.11],
			[71.755, 26.14],
			[71.82, 26.09],
			[71.86, 26.04],
			[71.87, 25.98],
			[71.92, 25.93],
			[71.91, 25.86],
			[71.87, 25.8],
			[71.8, 25.745],
			[71.7, 25.7],
			[71.3, 25.7],
		],
	},
	{
		// This part is Gudamalani and Dhorimanna, by the same order; Nokhra, Dhanau and Sedwa stay with Barmer.
		shape: 'barmer',
		district: 'balotra',
		around: [
			[72.1, 25.6],
			[71.85, 25.45],
			[71.7, 25.41],
			[71.64, 25.385],
			[71.56, 25.395],
			[71.47, 25.37],
			[71.38, 25.375],
			[71.29, 25.34],
			[71.23, 25.28],
			[71.205, 25.2],
			[71.205, 25.1],
			[71.25, 25.03],
			[71.29, 24.95],
			[71.4, 24.86],
			[72.1, 24.86],
		],
	},
]
