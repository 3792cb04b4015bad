/** Invented names for the demo: sixty players of a Mexican open. */
const SURNAMES =
  'Aguirre Solís;Barrera Luna;Cervantes Mora;Domínguez Ríos;Espinosa Vela;Fuentes Nava;Galindo Peña;Hernández Cruz;Ibarra León;Juárez Olvera;Lozano Rey;Méndez Ruiz;Núñez Ibáñez;Ochoa Lara;Paredes Uribe;Quintero Vega;Rosas Mejía;Salinas Ávila;Trejo Báez;Urrutia Gil';
const GIVEN =
  'Emilio;Ximena;Rodrigo;Valeria;Gonzalo;Héctor;Renata;Iván;Daniela;Tomás;Lucía;Óscar;Íñigo;Regina;Andrea;Bruno;Camila;Diego;Paola;Mateo';
const CLUBS = ['Torre Blanca', 'Club Xalapa', 'Peón Dorado', 'Escuela Norte'];
const TITLES: Readonly<Record<number, string>> = { 0: 'FM', 1: 'WFM', 2: 'FM', 4: 'CM', 6: 'WCM' };

/** As a list that could have been pasted. */
export const demoPlayers = (): string => {
  const surnames = SURNAMES.split(';');
  const given = GIVEN.split(';');
  const rows = Array.from({ length: 60 }, (_, at) => {
    const name = `${surnames[(at * 7) % 20]}, ${given[(at * 3 + Math.floor(at / 20)) % 20]}`;
    const rating = at > 55 ? '' : String(2361 - at * 17 - ((at * 37) % 11));
    return [name, TITLES[at] ?? '', rating, at % 9 === 8 ? 'GUA' : 'MEX', CLUBS[at % 4]].join('\t');
  });
  return ['Nombre\tTítulo\tElo\tFed\tClub', ...rows].join('\n');
};
