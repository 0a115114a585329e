BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE analyses (
	table_id VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "analyses" VALUES('legacy-finished','{"choices": 25, "done": 25, "standings": [[0.7807, 0.2193], [0.3152, 0.6848], [0.3508, 0.6492], [0.3965, 0.6035], [0.2336, 0.7664], [0.4471, 0.5529], [0.4737, 0.5263], [0.4342, 0.5658], [0.7737, 0.2263], [0.212, 0.788], [0.7138, 0.2862], [0.4507, 0.5493], [0.5917, 0.4083], [0.7992, 0.2008], [0.3261, 0.6739], [0.2241, 0.7759], [0.7471, 0.2529], [0.0276, 0.9724], [0.0032, 0.9968], [0.4923, 0.5077], [0.407, 0.343], [0.6864, 0.3136], [0.4997, 0.5003], [0.3992, 0.3508], [0.25, 0.25], [0.25, 0.25]], "turns": [{"at": 16, "seat": 0, "chosen": {"action": "socialize 2", "verb": "socialize", "args": {"cards": "2"}, "things": ["cards:2"]}, "better": {"action": "marry lucienne", "verb": "marry", "args": {"friend": "lucienne"}, "things": ["friend:lucienne"]}, "cost": 0.7948}, {"at": 18, "seat": 1, "chosen": {"action": "ask-money 4", "verb": "ask-money", "args": {"gold": "4"}, "things": ["gold:4"]}, "better": {"action": "marry ann", "verb": "marry", "args": {"friend": "ann"}, "things": ["friend:ann"]}, "cost": 0.4778}, {"at": 13, "seat": 0, "chosen": {"action": "mansion", "verb": "mansion", "args": {}, "things": []}, "better": {"action": "marry isabella", "verb": "marry", "args": {"friend": "isabella"}, "things": ["friend:isabella"]}, "cost": 0.4273}, {"at": 15, "seat": 1, "chosen": {"action": "ask-money 3", "verb": "ask-money", "args": {"gold": "3"}, "things": ["gold:3"]}, "better": {"action": "marry ann", "verb": "marry", "args": {"friend": "ann"}, "things": ["friend:ann"]}, "cost": 0.324}, {"at": 4, "seat": 1, "chosen": {"action": "socialize 3", "verb": "socialize", "args": {"cards": "3"}, "things": ["cards:3"]}, "better": {"action": "marry ann", "verb": "marry", "args": {"friend": "ann"}, "things": ["friend:ann"]}, "cost": 0.2967}, {"at": 10, "seat": 0, "chosen": {"action": "ask-money 2", "verb": "ask-money", "args": {"gold": "2"}, "things": ["gold:2"]}, "better": {"action": "marry lucienne", "verb": "marry", "args": {"friend": "lucienne"}, "things": ["friend:lucienne"]}, "cost": 0.2675}, {"at": 9, "seat": 1, "chosen": {"action": "contribute village-well", "verb": "contribute", "args": {"contribution": "village-well"}, "things": ["contribution:village-well"]}, "better": {"action": "marry ann", "verb": "marry", "args": {"friend": "ann"}, "things": ["friend:ann"]}, "cost": 0.2512}, {"at": 8, "seat": 0, "chosen": {"action": "ask-money 3", "verb": "ask-money", "args": {"gold": "3"}, "things": ["gold:3"]}, "better": {"action": "marry isabella", "verb": "marry", "args": {"friend": "isabella"}, "things": ["friend:isabella"]}, "cost": 0.2255}], "in_points": false}');
CREATE TABLE answers (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	move VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "answers" VALUES('village-running',0,0,'chance',-1,'chance customers-24: c06 c13 c16','',1760027833.0);
INSERT INTO "answers" VALUES('village-running',1,0,'chance',-1,'chance customers-21: c01 c19 c23 c02 c17','',1760027833.0);
INSERT INTO "answers" VALUES('village-running',2,0,'chance',-1,'chance cubes-1: green orange orange pink orange orange pink plague pink green brown brown brown plague plague green plague plague','',1760027833.0);
INSERT INTO "answers" VALUES('village-running',3,1,'choice',0,'take crafts plague','m1',1760027834.0);
INSERT INTO "answers" VALUES('village-running',4,2,'choice',0,'train office 1','m2',1760027835.0);
INSERT INTO "answers" VALUES('village-running',5,3,'undo',0,'','m3',1760027836.0);
INSERT INTO "answers" VALUES('village-running',6,4,'choice',0,'train smithy 1','m4',1760027837.0);
INSERT INTO "answers" VALUES('village-running',7,5,'choice',0,'decline','m5',1760027838.0);
INSERT INTO "answers" VALUES('village-running',8,6,'choice',1,'take market brown','m6',1760027839.0);
INSERT INTO "answers" VALUES('village-held',0,0,'chance',-1,'chance customers-24: c06 c13 c16','',1760028001.0);
INSERT INTO "answers" VALUES('village-held',1,0,'chance',-1,'chance customers-21: c01 c19 c23 c02 c17','',1760028001.0);
INSERT INTO "answers" VALUES('village-held',2,0,'chance',-1,'chance cubes-1: green orange orange pink orange orange pink plague pink green brown brown brown plague plague green plague plague','',1760028001.0);
INSERT INTO "answers" VALUES('village-held',3,1,'choice',0,'take crafts plague','m1',1760028002.0);
INSERT INTO "answers" VALUES('village-held',4,2,'choice',0,'train office 1','m2',1760028003.0);
INSERT INTO "answers" VALUES('village-held',5,3,'choice',0,'make scroll','m3',1760028004.0);
INSERT INTO "answers" VALUES('village-finished',0,0,'chance',-1,'chance customers-24: c03 c05 c19','',1760030083.0);
INSERT INTO "answers" VALUES('village-finished',1,0,'chance',-1,'chance customers-21: c01 c08 c23 c13 c02','',1760030083.0);
INSERT INTO "answers" VALUES('village-finished',2,0,'chance',-1,'chance cubes-1: pink green pink brown orange green plague plague brown brown plague orange green orange plague pink pink plague','',1760030083.0);
INSERT INTO "answers" VALUES('village-finished',3,1,'choice',0,'take harvest pink','m1',1760030084.0);
INSERT INTO "answers" VALUES('village-finished',4,2,'choice',0,'harvest','m2',1760030085.0);
INSERT INTO "answers" VALUES('village-finished',5,2,'chance',-1,'chance die-1-17: orange','',1760030085.0);
INSERT INTO "answers" VALUES('village-finished',6,2,'chance',-1,'chance fate-1-5: blank','',1760030085.0);
INSERT INTO "answers" VALUES('village-finished',7,3,'choice',0,'take family green','m3',1760030086.0);
INSERT INTO "answers" VALUES('village-finished',8,4,'choice',0,'decline','m4',1760030087.0);
INSERT INTO "answers" VALUES('village-finished',9,4,'chance',-1,'chance die-1-15: pink','',1760030087.0);
INSERT INTO "answers" VALUES('village-finished',10,4,'chance',-1,'chance fate-1-0: blank','',1760030087.0);
INSERT INTO "answers" VALUES('village-finished',11,5,'choice',0,'take church plague','m5',1760030088.0);
INSERT INTO "answers" VALUES('village-finished',12,6,'choice',0,'enter-church 1','m6',1760030089.0);
INSERT INTO "answers" VALUES('village-finished',13,7,'choice',0,'pay-time','m7',1760030090.0);
INSERT INTO "answers" VALUES('village-finished',14,7,'chance',-1,'chance die-1-13: orange','',1760030090.0);
INSERT INTO "answers" VALUES('village-finished',15,8,'choice',0,'take harvest green','m8',1760030091.0);
INSERT INTO "answers" VALUES('village-finished',16,9,'choice',0,'harvest','m9',1760030092.0);
INSERT INTO "answers" VALUES('village-finished',17,9,'chance',-1,'chance die-1-11: orange','',1760030092.0);
INSERT INTO "answers" VALUES('village-finished',18,9,'chance',-1,'chance fate-1-1: quill','',1760030092.0);
INSERT INTO "answers" VALUES('village-finished',19,10,'choice',0,'take family brown','m10',1760030093.0);
INSERT INTO "answers" VALUES('village-finished',20,11,'choice',0,'decline','m11',1760030094.0);
INSERT INTO "answers" VALUES('village-finished',21,11,'chance',-1,'chance die-1-9: brown','',1760030094.0);
INSERT INTO "answers" VALUES('village-finished',22,12,'choice',0,'take council plague','m12',1760030095.0);
INSERT INTO "answers" VALUES('village-finished',23,13,'choice',0,'enter-council 1','m13',1760030096.0);
INSERT INTO "answers" VALUES('village-finished',24,14,'choice',0,'pay green 1','m14',1760030097.0);
INSERT INTO "answers" VALUES('village-finished',25,15,'choice',0,'decline','m15',1760030098.0);
INSERT INTO "answers" VALUES('village-finished',26,15,'chance',-1,'chance die-1-7: brown','',1760030098.0);
INSERT INTO "answers" VALUES('village-finished',27,15,'chance',-1,'chance fate-1-2: blank','',1760030098.0);
INSERT INTO "answers" VALUES('village-finished',28,16,'choice',0,'take church pink','m16',1760030099.0);
INSERT INTO "answers" VALUES('village-finished',29,17,'choice',0,'enter-church 1','m17',1760030100.0);
INSERT INTO "answers" VALUES('village-finished',30,18,'choice',0,'pay brown 0','m18',1760030101.0);
INSERT INTO "answers" VALUES('village-finished',31,18,'chance',-1,'chance die-1-5: pink','',1760030101.0);
INSERT INTO "answers" VALUES('village-finished',32,18,'chance',-1,'chance fate-1-3: quill','',1760030101.0);
INSERT INTO "answers" VALUES('village-finished',33,19,'choice',0,'take travel green','m19',1760030102.0);
INSERT INTO "answers" VALUES('village-finished',34,20,'choice',0,'take crafts plague','m20',1760030103.0);
INSERT INTO "answers" VALUES('village-finished',35,21,'choice',0,'mill','m21',1760030104.0);
INSERT INTO "answers" VALUES('village-finished',36,22,'choice',0,'die farm','m22',1760030105.0);
INSERT INTO "answers" VALUES('village-finished',37,22,'chance',-1,'chance fate-1-4: blank','',1760030105.0);
INSERT INTO "answers" VALUES('village-finished',38,22,'chance',-1,'chance customers-16: c14','',1760030105.0);
INSERT INTO "answers" VALUES('village-finished',39,23,'choice',0,'decline','m23',1760030106.0);
INSERT INTO "answers" VALUES('village-finished',40,23,'chance',-1,'chance mass-1: monk monk monk jagna-3','',1760030106.0);
INSERT INTO "answers" VALUES('village-finished',41,23,'chance',-1,'chance cubes-2: plague brown pink orange green plague orange brown pink plague brown plague green green orange plague pink orange','',1760030106.0);
INSERT INTO "answers" VALUES('village-finished',42,24,'choice',0,'take crafts orange','m24',1760030107.0);
INSERT INTO "answers" VALUES('village-finished',43,25,'choice',0,'mill','m25',1760030108.0);
INSERT INTO "answers" VALUES('village-finished',44,25,'chance',-1,'chance die-2-17: orange','',1760030108.0);
INSERT INTO "answers" VALUES('village-finished',45,26,'choice',0,'take harvest plague','m26',1760030109.0);
INSERT INTO "answers" VALUES('village-finished',46,26,'chance',-1,'chance die-2-15: brown','',1760030109.0);
INSERT INTO "answers" VALUES('village-finished',47,26,'chance',-1,'chance fate-2-5: quill','',1760030109.0);
INSERT INTO "answers" VALUES('village-finished',48,27,'choice',0,'take council green','m27',1760030110.0);
INSERT INTO "answers" VALUES('village-finished',49,28,'choice',0,'advance 1 1','m28',1760030111.0);
INSERT INTO "answers" VALUES('village-finished',50,29,'choice',0,'pay green 0','m29',1760030112.0);
INSERT INTO "answers" VALUES('village-finished',51,30,'choice',0,'decline','m30',1760030113.0);
INSERT INTO "answers" VALUES('village-finished',52,30,'chance',-1,'chance die-2-13: pink','',1760030113.0);
INSERT INTO "answers" VALUES('village-finished',53,30,'chance',-1,'chance fate-2-0: quill','',1760030113.0);
INSERT INTO "answers" VALUES('village-finished',54,31,'choice',0,'take crafts brown','m31',1760030114.0);
INSERT INTO "answers" VALUES('village-finished',55,32,'choice',0,'buy plow','m32',1760030115.0);
INSERT INTO "answers" VALUES('village-finished',56,33,'choice',0,'pay orange 1','m33',1760030116.0);
INSERT INTO "answers" VALUES('village-finished',57,34,'choice',0,'pay pink 0','m34',1760030117.0);
INSERT INTO "answers" VALUES('village-finished',58,34,'chance',-1,'chance die-2-11: green','',1760030117.0);
INSERT INTO "answers" VALUES('village-finished',59,35,'choice',0,'take travel plague','m35',1760030118.0);
INSERT INTO "answers" VALUES('village-finished',60,35,'chance',-1,'chance die-2-9: brown','',1760030118.0);
INSERT INTO "answers" VALUES('village-finished',61,35,'chance',-1,'chance fate-2-1: blank','',1760030118.0);
INSERT INTO "answers" VALUES('village-finished',62,36,'choice',0,'serve c05','m36',1760030119.0);
INSERT INTO "answers" VALUES('village-finished',63,37,'choice',0,'pay green 0','m37',1760030120.0);
INSERT INTO "answers" VALUES('village-finished',64,37,'chance',-1,'chance customers-15: c22 c07','',1760030120.0);
INSERT INTO "answers" VALUES('village-finished',65,38,'choice',0,'decline','m38',1760030121.0);
INSERT INTO "answers" VALUES('village-finished',66,38,'chance',-1,'chance mass-2: monk monk monk P1-1','',1760030121.0);
INSERT INTO "answers" VALUES('village-hints',0,0,'chance',-1,'chance customers-24: c21 c23 c01','',1760030618.0);
INSERT INTO "answers" VALUES('village-hints',1,0,'chance',-1,'chance customers-21: c05 c15 c14 c11 c12','',1760030618.0);
INSERT INTO "answers" VALUES('village-hints',2,0,'chance',-1,'chance cubes-1: pink green brown green pink brown plague orange brown brown green orange pink pink plague plague orange plague','',1760030618.0);
INSERT INTO "answers" VALUES('village-hints',3,1,'choice',0,'take church plague','m1',1760030619.0);
INSERT INTO "answers" VALUES('village-hints',4,2,'choice',0,'decline','m2',1760030620.0);
INSERT INTO "answers" VALUES('village-hints',5,3,'end-turn',0,'','m3',1760030621.0);
INSERT INTO "answers" VALUES('village-hints',6,4,'choice',1,'take travel pink','',1760030622.0);
INSERT INTO "answers" VALUES('village-edition',0,0,'chance',-1,'chance customers-24: c09 c15 c19','',1760030724.0);
INSERT INTO "answers" VALUES('village-edition',1,0,'chance',-1,'chance customers-21: c04 c23 c06 c21 c16','',1760030724.0);
INSERT INTO "answers" VALUES('village-edition',2,0,'chance',-1,'chance cubes-1: green pink plague orange brown orange green brown brown plague orange brown pink plague pink plague plague plague','',1760030724.0);
INSERT INTO "answers" VALUES('village-edition',3,1,'choice',0,'take travel brown','m1',1760030725.0);
INSERT INTO "answers" VALUES('village-edition',4,2,'choice',1,'take harvest green','m2',1760030726.0);
INSERT INTO "answers" VALUES('village-edition',5,3,'choice',1,'decline','m3',1760030727.0);
INSERT INTO "answers" VALUES('signorie-running',0,0,'chance',-1,'chance boards: yellow blue','',1760030771.0);
INSERT INTO "answers" VALUES('signorie-running',1,0,'chance',-1,'chance order: P1 P2','',1760030771.0);
INSERT INTO "answers" VALUES('signorie-running',2,0,'chance',-1,'chance unused-cities: venezia napoli','',1760030771.0);
INSERT INTO "answers" VALUES('signorie-running',3,0,'chance',-1,'chance point-rewards: per-woman per-helper','',1760030771.0);
INSERT INTO "answers" VALUES('signorie-running',4,0,'chance',-1,'chance bonus-rewards: initiative token extra-action women careers','',1760030771.0);
INSERT INTO "answers" VALUES('signorie-running',5,0,'chance',-1,'chance tokens-1: este este sforza este aragona colonna','',1760030771.0);
INSERT INTO "answers" VALUES('signorie-running',6,0,'chance',-1,'chance token-1-milano-marriage: 2','',1760030771.0);
INSERT INTO "answers" VALUES('signorie-running',7,0,'chance',-1,'chance token-1-milano-mission: 4','',1760030771.0);
INSERT INTO "answers" VALUES('signorie-running',8,0,'chance',-1,'chance token-1-firenze-marriage: 2','',1760030771.0);
INSERT INTO "answers" VALUES('signorie-running',9,0,'chance',-1,'chance token-1-firenze-mission: 4','',1760030771.0);
INSERT INTO "answers" VALUES('signorie-running',10,0,'chance',-1,'chance token-1-roma-marriage: 5','',1760030771.0);
INSERT INTO "answers" VALUES('signorie-running',11,0,'chance',-1,'chance token-1-roma-mission: 2','',1760030771.0);
INSERT INTO "answers" VALUES('signorie-running',12,0,'chance',-1,'chance dice-1: 5 6 5 6 5 5 1 3 4 6','',1760030771.0);
INSERT INTO "answers" VALUES('signorie-running',13,0,'chance',-1,'chance assignments-1: token florins political initiative threshold mission marriage military clerical family','',1760030771.0);
INSERT INTO "answers" VALUES('signorie-running',14,1,'choice',0,'take grey 3','m1',1760030772.0);
INSERT INTO "answers" VALUES('signorie-running',15,2,'choice',0,'assign military 3','m2',1760030773.0);
INSERT INTO "answers" VALUES('signorie-running',16,3,'choice',0,'advance military 1','m3',1760030774.0);
INSERT INTO "answers" VALUES('signorie-held',0,0,'chance',-1,'chance boards: red blue','',1760031030.0);
INSERT INTO "answers" VALUES('signorie-held',1,0,'chance',-1,'chance order: P1 P2','',1760031030.0);
INSERT INTO "answers" VALUES('signorie-held',2,0,'chance',-1,'chance unused-cities: roma napoli','',1760031030.0);
INSERT INTO "answers" VALUES('signorie-held',3,0,'chance',-1,'chance point-rewards: per-woman per-helper','',1760031030.0);
INSERT INTO "answers" VALUES('signorie-held',4,0,'chance',-1,'chance bonus-rewards: mission helper women token marriage','',1760031030.0);
INSERT INTO "answers" VALUES('signorie-held',5,0,'chance',-1,'chance tokens-1: gonzaga sforza medici gonzaga medici este','',1760031030.0);
INSERT INTO "answers" VALUES('signorie-held',6,0,'chance',-1,'chance token-1-milano-marriage: 3','',1760031030.0);
INSERT INTO "answers" VALUES('signorie-held',7,0,'chance',-1,'chance token-1-milano-mission: 2','',1760031030.0);
INSERT INTO "answers" VALUES('signorie-held',8,0,'chance',-1,'chance token-1-venezia-marriage: 4','',1760031030.0);
INSERT INTO "answers" VALUES('signorie-held',9,0,'chance',-1,'chance token-1-venezia-mission: 4','',1760031030.0);
INSERT INTO "answers" VALUES('signorie-held',10,0,'chance',-1,'chance token-1-firenze-marriage: 2','',1760031030.0);
INSERT INTO "answers" VALUES('signorie-held',11,0,'chance',-1,'chance token-1-firenze-mission: 4','',1760031030.0);
INSERT INTO "answers" VALUES('signorie-held',12,0,'chance',-1,'chance dice-1: 5 5 2 2 4 2 4 2 4 3','',1760031030.0);
INSERT INTO "answers" VALUES('signorie-held',13,0,'chance',-1,'chance assignments-1: marriage clerical military token mission threshold political family initiative florins','',1760031030.0);
INSERT INTO "answers" VALUES('signorie-held',14,1,'choice',0,'take red 2','m1',1760031031.0);
INSERT INTO "answers" VALUES('signorie-held',15,2,'choice',0,'assign military 1','m2',1760031032.0);
INSERT INTO "answers" VALUES('signorie-held',16,3,'undo',0,'','m3',1760031033.0);
INSERT INTO "answers" VALUES('signorie-held',17,4,'choice',0,'assign military 2','m4',1760031034.0);
INSERT INTO "answers" VALUES('signorie-held',18,5,'choice',0,'advance military 1','m5',1760031035.0);
INSERT INTO "answers" VALUES('signorie-held',19,6,'choice',0,'enough','m6',1760031036.0);
INSERT INTO "answers" VALUES('legacy-finished',0,0,'chance',-1,'chance row-0-75-0: zofia laurent patrick samuel ludwig','',1760032010.0);
INSERT INTO "answers" VALUES('legacy-finished',1,0,'chance',-1,'chance patrons: law louis','',1760032010.0);
INSERT INTO "answers" VALUES('legacy-finished',2,0,'chance',-1,'chance heads: pink black','',1760032010.0);
INSERT INTO "answers" VALUES('legacy-finished',3,1,'choice',0,'lead man','m1',1760032011.0);
INSERT INTO "answers" VALUES('legacy-finished',4,2,'end-turn',0,'','m2',1760032012.0);
INSERT INTO "answers" VALUES('legacy-finished',5,3,'choice',1,'lead man','m3',1760032013.0);
INSERT INTO "answers" VALUES('legacy-finished',6,4,'end-turn',1,'','m4',1760032014.0);
INSERT INTO "answers" VALUES('legacy-finished',7,4,'chance',-1,'chance friends-0-1-70: dmitri claire isabella lucienne robert','',1760032014.0);
INSERT INTO "answers" VALUES('legacy-finished',8,4,'chance',-1,'chance friends-0-2-65: giacomo ann gaspard jadwiga pierre diego','',1760032014.0);
INSERT INTO "answers" VALUES('legacy-finished',9,5,'choice',0,'keep-hand','m5',1760032015.0);
INSERT INTO "answers" VALUES('legacy-finished',10,6,'end-turn',0,'','m6',1760032016.0);
INSERT INTO "answers" VALUES('legacy-finished',11,7,'choice',1,'keep-hand','m7',1760032017.0);
INSERT INTO "answers" VALUES('legacy-finished',12,8,'end-turn',1,'','m8',1760032018.0);
INSERT INTO "answers" VALUES('legacy-finished',13,8,'chance',-1,'chance first-player: P2','',1760032018.0);
INSERT INTO "answers" VALUES('legacy-finished',14,9,'choice',1,'socialize 3','m9',1760032019.0);
INSERT INTO "answers" VALUES('legacy-finished',15,10,'choice',1,'take zofia','m10',1760032020.0);
INSERT INTO "answers" VALUES('legacy-finished',16,11,'choice',1,'take laurent','m11',1760032021.0);
INSERT INTO "answers" VALUES('legacy-finished',17,12,'choice',1,'take ludwig','m12',1760032022.0);
INSERT INTO "answers" VALUES('legacy-finished',18,13,'end-turn',1,'','m13',1760032023.0);
INSERT INTO "answers" VALUES('legacy-finished',19,14,'choice',0,'ask-money 3','m14',1760032024.0);
INSERT INTO "answers" VALUES('legacy-finished',20,15,'end-turn',0,'','m15',1760032025.0);
INSERT INTO "answers" VALUES('legacy-finished',21,16,'choice',1,'contribute village-well','m16',1760032026.0);
INSERT INTO "answers" VALUES('legacy-finished',22,17,'end-turn',1,'','m17',1760032027.0);
INSERT INTO "answers" VALUES('legacy-finished',23,18,'choice',0,'ask-money 2','m18',1760032028.0);
INSERT INTO "answers" VALUES('legacy-finished',24,19,'end-turn',0,'','m19',1760032029.0);
INSERT INTO "answers" VALUES('legacy-finished',25,20,'choice',1,'pass','m20',1760032030.0);
INSERT INTO "answers" VALUES('legacy-finished',26,21,'end-turn',1,'','m21',1760032031.0);
INSERT INTO "answers" VALUES('legacy-finished',27,22,'choice',0,'pass','m22',1760032032.0);
INSERT INTO "answers" VALUES('legacy-finished',28,23,'choice',0,'mansion','m23',1760032033.0);
INSERT INTO "answers" VALUES('legacy-finished',29,24,'choice',0,'discard isabella','m24',1760032034.0);
INSERT INTO "answers" VALUES('legacy-finished',30,25,'end-turn',0,'','m25',1760032035.0);
INSERT INTO "answers" VALUES('legacy-finished',31,26,'choice',1,'ask-money 3','m26',1760032036.0);
INSERT INTO "answers" VALUES('legacy-finished',32,27,'end-turn',1,'','m27',1760032037.0);
INSERT INTO "answers" VALUES('legacy-finished',33,28,'choice',0,'socialize 2','m28',1760032038.0);
INSERT INTO "answers" VALUES('legacy-finished',34,29,'choice',0,'take samuel','m29',1760032039.0);
INSERT INTO "answers" VALUES('legacy-finished',35,30,'end-turn',0,'','m30',1760032040.0);
INSERT INTO "answers" VALUES('legacy-finished',36,30,'chance',-1,'chance row-2-59-0: marguerite kazimierz gertrude edward leonid','',1760032040.0);
INSERT INTO "answers" VALUES('legacy-finished',37,31,'choice',1,'ask-money 4','m31',1760032041.0);
INSERT INTO "answers" VALUES('legacy-finished',38,32,'choice',1,'discard giacomo','m32',1760032042.0);
INSERT INTO "answers" VALUES('legacy-finished',39,33,'end-turn',1,'','m33',1760032043.0);
INSERT INTO "answers" VALUES('legacy-finished',40,34,'choice',0,'venture','m34',1760032044.0);
INSERT INTO "answers" VALUES('legacy-finished',41,35,'choice',0,'discard lucienne','m35',1760032045.0);
INSERT INTO "answers" VALUES('legacy-finished',42,36,'choice',0,'discard patrick','m36',1760032046.0);
INSERT INTO "answers" VALUES('legacy-finished',43,37,'end-turn',0,'','m37',1760032047.0);
INSERT INTO "answers" VALUES('legacy-finished',44,38,'choice',1,'pass','m38',1760032048.0);
INSERT INTO "answers" VALUES('legacy-finished',45,39,'end-turn',1,'','m39',1760032049.0);
INSERT INTO "answers" VALUES('legacy-finished',46,40,'choice',0,'pass','m40',1760032050.0);
INSERT INTO "answers" VALUES('legacy-running',0,0,'chance',-1,'chance row-0-75-0: zofia laurent patrick samuel ludwig','',1760033963.0);
INSERT INTO "answers" VALUES('legacy-running',1,0,'chance',-1,'chance patrons: law louis','',1760033963.0);
INSERT INTO "answers" VALUES('legacy-running',2,0,'chance',-1,'chance heads: pink black','',1760033963.0);
INSERT INTO "answers" VALUES('legacy-running',3,1,'choice',0,'lead man','m1',1760033964.0);
INSERT INTO "answers" VALUES('legacy-running',4,2,'choice',1,'lead man','m2',1760033965.0);
INSERT INTO "answers" VALUES('legacy-running',5,2,'chance',-1,'chance friends-0-1-70: dmitri claire isabella lucienne robert','',1760033965.0);
INSERT INTO "answers" VALUES('legacy-running',6,2,'chance',-1,'chance friends-0-2-65: giacomo ann gaspard jadwiga pierre diego','',1760033965.0);
INSERT INTO "answers" VALUES('legacy-running',7,3,'choice',0,'keep-hand','m3',1760033966.0);
INSERT INTO "answers" VALUES('legacy-running',8,4,'choice',1,'keep-hand','m4',1760033967.0);
INSERT INTO "answers" VALUES('legacy-running',9,4,'chance',-1,'chance first-player: P2','',1760033967.0);
INSERT INTO "answers" VALUES('legacy-running',10,5,'choice',1,'socialize 3','m5',1760033968.0);
INSERT INTO "answers" VALUES('legacy-running',11,6,'choice',1,'take zofia','m6',1760033969.0);
INSERT INTO "answers" VALUES('legacy-running',12,7,'undo',1,'','m7',1760033970.0);
INSERT INTO "answers" VALUES('legacy-running',13,8,'choice',1,'take laurent','m8',1760033971.0);
INSERT INTO "answers" VALUES('legacy-running',14,9,'choice',1,'take samuel','m9',1760033972.0);
INSERT INTO "answers" VALUES('legacy-running',15,10,'choice',1,'take zofia','m10',1760033973.0);
INSERT INTO "answers" VALUES('legacy-held',0,0,'chance',-1,'chance row-0-75-0: diego johanna manuel ann nathalie','',1760034027.0);
INSERT INTO "answers" VALUES('legacy-held',1,0,'chance',-1,'chance patrons: louis fleury pompadour','',1760034027.0);
INSERT INTO "answers" VALUES('legacy-held',2,0,'chance',-1,'chance heads: white black brown','',1760034027.0);
INSERT INTO "answers" VALUES('legacy-held',3,1,'choice',0,'lead woman','m1',1760034028.0);
INSERT INTO "answers" VALUES('legacy-held',4,2,'end-turn',0,'','m2',1760034029.0);
INSERT INTO "answers" VALUES('legacy-held',5,3,'choice',1,'lead woman','m3',1760034030.0);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	bot VARCHAR(20) NOT NULL, 
	token VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('village-running',0,'person','Ilse','','village-running-0');
INSERT INTO "seats" VALUES('village-running',1,'person','Tomasz','','village-running-1');
INSERT INTO "seats" VALUES('village-held',0,'person','Ilse','','village-held-0');
INSERT INTO "seats" VALUES('village-held',1,'person','Tomasz','','village-held-1');
INSERT INTO "seats" VALUES('village-finished',0,'person','Ilse','','village-finished-0');
INSERT INTO "seats" VALUES('village-hints',0,'person','Ilse','','village-hints-0');
INSERT INTO "seats" VALUES('village-hints',1,'bot','Page','page','');
INSERT INTO "seats" VALUES('village-edition',0,'person','Ilse','','village-edition-0');
INSERT INTO "seats" VALUES('village-edition',1,'person','Tomasz','','village-edition-1');
INSERT INTO "seats" VALUES('signorie-running',0,'person','Ilse','','signorie-running-0');
INSERT INTO "seats" VALUES('signorie-running',1,'bot','Page','page','');
INSERT INTO "seats" VALUES('signorie-held',0,'person','Ilse','','signorie-held-0');
INSERT INTO "seats" VALUES('signorie-held',1,'person','Tomasz','','signorie-held-1');
INSERT INTO "seats" VALUES('legacy-finished',0,'person','Ilse','','legacy-finished-0');
INSERT INTO "seats" VALUES('legacy-finished',1,'person','Tomasz','','legacy-finished-1');
INSERT INTO "seats" VALUES('legacy-running',0,'person','Ilse','','legacy-running-0');
INSERT INTO "seats" VALUES('legacy-running',1,'person','Tomasz','','legacy-running-1');
INSERT INTO "seats" VALUES('legacy-held',0,'person','Ilse','','legacy-held-0');
INSERT INTO "seats" VALUES('legacy-held',1,'person','Tomasz','','legacy-held-1');
INSERT INTO "seats" VALUES('legacy-held',2,'person','Agnes','','legacy-held-2');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	title VARCHAR(40) NOT NULL, 
	variant VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	edition TEXT NOT NULL, 
	watch VARCHAR(32) NOT NULL, 
	confirm BOOLEAN NOT NULL, 
	seed INTEGER, 
	created FLOAT NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('village-running','village','standard',1,'{}','village-running-watch',0,NULL,1760027833.0,0);
INSERT INTO "tables" VALUES('village-held','village','standard',1,'{}','village-held-watch',1,NULL,1760028001.0,0);
INSERT INTO "tables" VALUES('village-finished','village','solo-die',1,'{}','village-finished-watch',0,NULL,1760030083.0,1);
INSERT INTO "tables" VALUES('village-hints','village','standard',1,'{}','village-hints-watch',1,NULL,1760030618.0,1);
INSERT INTO "tables" VALUES('village-edition','village','standard',1,'{"pieces": {"monks": 5}}','village-edition-watch',0,NULL,1760030724.0,0);
INSERT INTO "tables" VALUES('signorie-running','signorie','standard',1,'{}','signorie-running-watch',1,11,1760030771.0,1);
INSERT INTO "tables" VALUES('signorie-held','signorie','standard',1,'{}','signorie-held-watch',1,NULL,1760031030.0,0);
INSERT INTO "tables" VALUES('legacy-finished','legacy','standard',1,'{}','legacy-finished-watch',1,NULL,1760032010.0,1);
INSERT INTO "tables" VALUES('legacy-running','legacy','standard',1,'{}','legacy-running-watch',0,NULL,1760033963.0,0);
INSERT INTO "tables" VALUES('legacy-held','legacy','standard',1,'{}','legacy-held-watch',1,NULL,1760034027.0,0);
COMMIT;
