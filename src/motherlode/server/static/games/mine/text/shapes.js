// How the tunnels of path cards and goals run: joined arms stand together, small letters are dead ends.

/** @type {Record<string, string>} */
export const SHAPES = {
  cross: 'NESW', t_vertical: 'NES', t_horizontal: 'ESW', straight_ns: 'NS', straight_ew: 'EW', curve_ne: 'NE', curve_es: 'ES', curve_nw: 'NW',
  dead_cross: 'n,e,s,w', dead_t_vertical: 'n,e,s', dead_t_horizontal: 'e,s,w', dead_ns: 'n,s', dead_ew: 'e,w', dead_ne: 'n,e', dead_es: 'e,s', dead_s: 's', dead_w: 'w',
  bridge: 'NS,EW', double_curve: 'NE,SW', double_curve_a: 'NW,ES', double_curve_b: 'NE,SW',
  ladder_s: 'S', ladder_w: 'W', ladder_es: 'ES', ladder_ne: 'NE',
  door_green_es: 'ES', door_green_ew: 'EW', door_green_ns: 'NS,e', door_blue_ns: 'NS', door_blue_ew: 'EW', door_blue_sw: 'SW',
  mix_ne_s: 'NE,s', mix_ns_e: 'NS,e', mix_ns_e_w: 'NS,e,w', mix_ew_n_s: 'EW,n,s', mix_es_n: 'ES,n',
  crystal_dead_w: 'w', crystal_dead_s: 's', crystal_ew_s: 'EW,s', crystal_t_horizontal: 'ESW', crystal_t_vertical: 'NES',
  crystal_t_h_stub: 'ESW,n', crystal_t_v_stub: 'NSW,e', crystal_cross: 'NESW',
  cross_blue: 'NESW', cross_green: 'NESW', t_short_blue: 'NEW', t_short_green: 'NEW', t_long_blue: 'NSW', t_long_green: 'NSW',
  ns_stub: 'NS,w', ne_stub_w: 'NE,w', ne_stub_s: 'NE,s', nw_stub_e: 'NW,e', nw_stub_s: 'NW,s',
};

/** By their faces. @type {Record<string, string>} */
export const GOALS = { gold: 'NESW', stone_a: 'ES', stone_b: 'SW', t_long: 'NSW', curve: 'NE', t_short: 'NEW' };
