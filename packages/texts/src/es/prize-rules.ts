export const prizeRules: Readonly<Record<string, string>> = {
  'prizes.announced': 'Los premios se reparten como dice la lista que se anunció.',
  'prizes.one-prize':
    'Cada jugador se queda con el premio de mayor valor; lo que queda libre pasa al siguiente que puede tenerlo.',
  'prizes.jury': 'El premio lo da el jurado.',
  'prizes.32B':
    'Los empatados juntan un premio por cada uno, y nadie recibe más de lo que habría podido ganar sin el empate.',
};
