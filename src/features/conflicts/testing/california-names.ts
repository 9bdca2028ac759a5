/**
 * Invented people in the mix of California's population (US census of 2020, rounded): for tests of the comparison of
 * names. The lists are our own; a name early in a list is more frequent than a later one.
 */
type Group = {
  share: number;
  given: readonly string[];
  family: readonly string[];
  families: 1 | 2;
  middle?: readonly string[];
};

const list = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((name) => name.replace(/\s+/g, ' '));

const GROUPS: readonly Group[] = [
  {
    share: 39,
    families: 2,
    given:
      list(`José, María, Juan, Luis, Guadalupe, Jesús, Carlos, Jorge, Miguel, Francisco, Ana, Antonio, Rosa, Manuel,
      Alejandro, Ricardo, Martha, Roberto, Fernando, Eduardo, Javier, Verónica, Sergio, Rafael, Leticia, Mario, Patricia,
      Gabriela, Adriana, Pedro, Silvia, Arturo, Claudia, Raúl, Teresa, Enrique, Alfredo, Héctor, Óscar, Rubén, Daniel,
      Yolanda, Margarita, Isabel, Elena, Lucía, Andrés, Diego, Ramón, Salvador, Guillermo, Ignacio, Concepción, Graciela,
      Beatriz, Josefina, Xóchitl, Itzel, Esmeralda, Marisol, Araceli, Rocío, Norma, Dulce, Joaquín, Ángel, Víctor, Iván,
      Cristina, Susana, Rebeca, Alma, Blanca, Elvira, Consuelo, Esperanza, Rodolfo, Gilberto, Humberto, Ernesto`),
    family:
      list(`García, Hernández, López, Martínez, González, Rodríguez, Pérez, Sánchez, Ramírez, Flores, Torres, Gómez,
      Díaz, Reyes, Cruz, Morales, Gutiérrez, Ortiz, Chávez, Ramos, Ruiz, Mendoza, Álvarez, Jiménez, Castillo, Vásquez,
      Romero, Moreno, Herrera, Medina, Aguilar, Vargas, Castro, Guzmán, Méndez, Fernández, Muñoz, Salazar, Soto, Vega,
      Delgado, Contreras, Guerrero, Ortega, Ríos, Alvarado, Estrada, Sandoval, Maldonado, Cervantes, Valdez, Padilla, Acosta,
      Espinoza, Zamora, De la Cruz, De León, De la Torre, Villanueva, Ochoa, Barajas, Macías, Camacho, Zavala, Quiñones,
      Cárdenas, Arellano, Bautista, Escobedo, Fuentes, Galván, Huerta, Ibarra, Juárez, Lozano, Montoya, Navarro, Orozco,
      Palacios, Quintero, Rosales, Saldaña, Trujillo, Urías, Velázquez, Yáñez, Zúñiga, Ayala, Beltrán, Cisneros`),
  },
  {
    share: 33,
    families: 1,
    middle: list(
      'Ann, Lee, Marie, James, Lynn, Michael, Elizabeth, Robert, Jean, Edward, Rose, Scott',
    ),
    given:
      list(`Michael, David, John, Robert, James, Jennifer, Mary, William, Richard, Elizabeth, Linda, Susan, Christopher,
      Daniel, Jessica, Matthew, Barbara, Karen, Thomas, Sarah, Nancy, Lisa, Mark, Steven, Joseph, Andrew, Kevin, Michelle,
      Patricia, Deborah, Brian, Timothy, Kathleen, Jeffrey, Sandra, Stephanie, Gregory, Katherine, Rebecca, Donald, Pamela,
      Kenneth, Christine, Amanda, Ryan, Eric, Scott, Emily, Carol, Stephen, Gary, Larry, Samantha, Benjamin, Nicholas,
      Margaret, Samuel, Lawrence, Douglas, Peter, Walter, Theresa, Judith, Virginia, Raymond, Ashley, Tyler, Brandon,
      Heather, Megan, Lauren, Rachel, Kyle, Sean, Shannon, Tiffany, Zachary, Victoria, Abigail, Gerald`),
    family:
      list(`Smith, Johnson, Williams, Brown, Jones, Miller, Davis, Anderson, Wilson, Taylor, Thomas, Moore, Martin,
      Thompson, White, Clark, Lewis, Robinson, Walker, Young, Allen, King, Wright, Scott, Hill, Green, Adams, Nelson, Baker,
      Hall, Campbell, Mitchell, Carter, Roberts, Phillips, Evans, Turner, Parker, Collins, Edwards, Stewart, Morris, Murphy,
      Cook, Rogers, Morgan, Peterson, Cooper, Reed, Bailey, Bell, Kelly, Howard, Ward, Cox, Richardson, Wood, Watson, Brooks,
      Bennett, Gray, James, Hughes, Price, Myers, Long, Foster, Sanders, Ross, Powell, Sullivan, Russell, O'Brien, O'Connor,
      O'Malley, D'Angelo, McCarthy, McDonald, Schmidt, Schneider, Wagner, Rossi, Bianchi, Kowalski, Petersen, Larsen, Olsen,
      Van Dyke, Smith-Jones, Taylor-Reed, Fitzgerald, Goldstein, Rosenberg, Silverman, Whitfield, Abernathy, Lindqvist`),
  },
  {
    share: 6,
    families: 1,
    middle: list('Denise, Marcus, Renee, Anthony, Nicole, Andre'),
    given:
      list(`James, Michael, Angela, Anthony, Kimberly, Robert, Charles, Denise, Willie, Marcus, Keisha, Tyrone, Latoya,
      Darnell, Jamal, Ebony, Terrence, Monique, Reginald, Tamika, DeShawn, Aaliyah, Malik, Imani, Andre, Cedric`),
    family:
      list(`Williams, Johnson, Jackson, Brown, Davis, Jones, Harris, Robinson, Washington, Thomas, Lewis, Carter, Moore,
      Wilson, Walker, Green, Allen, Hall, Wright, Scott, Jefferson, Coleman, Brooks, Henderson, Banks, Gaines, Booker,
      Simmons, Dorsey, Ellison`),
  },
  {
    share: 5,
    families: 1,
    given:
      list(`Wei, Li, Min, Jing, Xiao-ming, Yan, Mei-ling, Jun, Hui, Ming, Xin, Yu-ting, Chun, Fang, David, Amy, Kevin,
      Grace, Jason, Vivian, Eric, Cindy, Wen-hao, Zhi-wei, Jia-hui, Lan, Hong, Tao, Bo, Qiang`),
    family:
      list(`Chen, Wang, Li, Zhang, Liu, Wong, Lee, Chan, Lin, Huang, Wu, Yang, Zhao, Zhou, Cheng, Leung, Lam, Ng, Ho, Xu,
      Sun, Ma, Zhu, Hu, Guo, He, Luo, Liang, Zheng, Xie, Tang, Han, Cao, Deng, Feng, Cheung, Kwan, Yee, Fong, Ouyang`),
  },
  {
    share: 5,
    families: 1,
    middle: list('Santos, Reyes, Cruz, Bautista, Garcia'),
    given:
      list(`Maria Cristina, Jose Mari, Rommel, Jocelyn, Rowena, Arnel, Marites, Rodel, Maricel, Ferdinand, Imelda, Reynaldo,
      Rosario, Danilo, Teresita, Ernesto, Lourdes, Romeo, Corazon, Benjie, Analyn, Jhun, Lorna, Wilfredo, Erlinda, Bayani,
      Ligaya, Crisanto, Melchor, Nenita`),
    family:
      list(`Santos, Reyes, Cruz, Bautista, Ocampo, Garcia, Mendoza, Torres, Tomas, Andrada, Castillo, Villanueva, Ramos,
      Aquino, Dela Cruz, Del Rosario, De Guzman, Macaraeg, Pangilinan, Dimaculangan, Manalo, Magsaysay, Tolentino, Salonga,
      Batungbakal, Evangelista, Soriano, Mercado, Pascual, Agbayani`),
  },
  {
    share: 3,
    families: 1,
    middle: list('Thị, Văn, Minh, Ngọc, Thanh, Hoàng, Kim'),
    given:
      list(`Anh, Minh, Hùng, Lan, Hương, Tuấn, Linh, Dũng, Mai, Thảo, Phúc, Trang, Quân, Hạnh, Bình, Long, Ngân, Khoa,
      Thủy, Đức, Yến, Sơn, Hoa, Tâm, Vy, Kiên, Nhung, Trung, Loan, Hải`),
    family:
      list(`Nguyễn, Trần, Lê, Phạm, Huỳnh, Hoàng, Phan, Vũ, Võ, Đặng, Bùi, Đỗ, Hồ, Ngô, Dương, Lý, Đinh, Trương, Lâm, Mai,
      Tô, Cao, Quách, Châu, Thái`),
  },
  {
    share: 3,
    families: 1,
    given:
      list(`Amit, Priya, Rajesh, Sunita, Vijay, Anita, Sanjay, Deepa, Ravi, Lakshmi, Arjun, Kavita, Suresh, Meena, Harpreet,
      Gurpreet, Manjit, Jaswinder, Balwinder, Venkatesh, Srinivas, Padma, Aditya, Neha, Rohan, Pooja, Vikram, Shreya, Anand,
      Divya`),
    family:
      list(`Patel, Singh, Shah, Kumar, Sharma, Gupta, Kaur, Gill, Reddy, Rao, Nair, Iyer, Mehta, Desai, Sandhu, Dhillon,
      Sidhu, Grewal, Chopra, Kapoor, Joshi, Agarwal, Mukherjee, Banerjee, Chatterjee, Krishnan, Subramanian, Venkataraman,
      Bhatia, Malhotra`),
  },
  {
    share: 2,
    families: 1,
    given:
      list(`Min-ji, Ji-hoon, Seo-yeon, Sung-ho, Hye-jin, Young-soo, Eun-ji, Jae-won, Soo-jin, Dong-hyun, Mi-sook, Kyung-hee,
      Sang-woo, Ji-woo, Hyun-woo, Grace, Daniel, Esther, Paul, Eunice, In-sook, Byung-chul, Yoon-ah, Tae-yang`),
    family:
      list(`Kim, Lee, Park, Choi, Jung, Kang, Cho, Yoon, Jang, Lim, Han, Shin, Oh, Seo, Kwon, Hwang, Ahn, Song, Yoo, Hong,
      Bae, Noh, Namkung, Chung`),
  },
  {
    share: 2,
    families: 1,
    given:
      list(`Armen, Ani, Hovhannes, Anahit, Garo, Siranush, Vahe, Narine, Aram, Lusine, Hagop, Karine, Tigran, Gayane, Sarkis,
      Hasmik, Ara, Nune, Levon, Arpi, Raffi, Talar, Krikor, Zaruhi`),
    family:
      list(`Hovhannisyan, Sargsyan, Grigoryan, Harutyunyan, Petrosyan, Khachatryan, Karapetyan, Hakobyan, Gasparyan,
      Avetisyan, Keshishian, Der Boghossian, Bedrosian, Kazarian, Manoukian, Tashjian, Nalbandian, Hagopian, Deukmejian,
      Garabedian, Yeghiazaryan, Ter-Petrosyan`),
  },
  {
    share: 2,
    families: 1,
    given:
      list(`Mohammad, Fatemeh, Ali, Zahra, Reza, Maryam, Hossein, Shirin, Mehdi, Nasrin, Amir, Parisa, Behrouz, Soraya, Cyrus,
      Roya, Dariush, Mina, Farhad, Azadeh, Kourosh, Leila, Bahram, Yasmin`),
    family:
      list(`Ahmadi, Mohammadi, Hosseini, Rezaei, Karimi, Tehrani, Shirazi, Esfahani, Jafari, Moradi, Rahimi, Ebrahimi,
      Farahani, Khosravi, Golshani, Bahrami, Sohrabi, Javaheri, Kashani, Mokhtari, Nazarian, Pahlavan, Tabrizi, Zandi`),
  },
];

/** A generator of numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Picks early items more often than later ones. */
const pickFrequent = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() ** 2 * items.length)] as Item;

export type TestName = { firstName: string; lastName: string };

const TOTAL = GROUPS.reduce((sum, { share }) => sum + share, 0);

function pickGroup(random: () => number): Group {
  let left = random() * TOTAL;
  return GROUPS.find(({ share }) => {
    left -= share;
    return left < 0;
  }) as Group;
}

/** A name as its owner types it: with a second surname or a middle name where that is usual. */
export function californianName(random: () => number): TestName {
  const group = pickGroup(random);
  const given = pickFrequent(group.given, random);
  const family = pickFrequent(group.family, random);
  const second = pickFrequent(group.family, random);
  const hasSecond = group.families === 2 && second !== family && random() < 0.35;
  const middle = group.middle && random() < 0.25 ? ` ${pick(group.middle, random)}` : '';
  return { firstName: given + middle, lastName: hasSecond ? `${family} ${second}` : family };
}

export const fullName = ({ firstName, lastName }: TestName) => `${firstName} ${lastName}`;
